import { connect } from 'node:net'

/** Whether somebody takes connections there. */
export function isOpen(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, address)
    const found = (answer: boolean) => {
      resolve(answer)
      socket.destroy()
    }
    socket.once('connect', () => found(true)).once('error', () => found(false))
  })
}
