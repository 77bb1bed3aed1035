import { connect } from 'node:net'

/** Whether somebody takes connections there. */
export function isPortOpen(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, address)
    const finish = (answer: boolean) => {
      resolve(answer)
      socket.destroy()
    }
    socket.once('connect', () => finish(true)).once('error', () => finish(false))
  })
}
