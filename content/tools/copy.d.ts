declare module '*/copy.md' {
  const copy: import('@/lib/tool/tool').ToolCopy
  export default copy
}
