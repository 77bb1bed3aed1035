/** Only the used parts of the interface are declared. The package's own types lack `JpegDecoder`. */
declare module 'utif2' {
  /** Tags of a page by number, such as `t256`, and its values after `decodeImage`. */
  export type IFD = { [tag: `t${number}`]: readonly number[] | undefined; data: Uint8Array; subIFD?: IFD[] }
  type InkOptions = { width: number; height: number; forceRGB: boolean; isSourcePDF: boolean }
  const utif: {
    decode(buffer: ArrayBuffer): IFD[]
    decodeImage(buffer: ArrayBuffer, page: IFD): void
    toRGBA8(page: IFD): Uint8Array
    JpegDecoder: new () => {
      width: number
      height: number
      parse(bytes: Uint8Array): void
      getData(options: InkOptions): Uint8Array
    }
  }
  export default utif
}
