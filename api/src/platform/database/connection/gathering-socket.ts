import { Socket } from 'node:net'

/**
 * A socket that gathers what one turn of the event loop writes and hands it to the system at once. A call to the system
 * for each statement took half of this process's time in a transaction of several.
 */
export function gatheringSocket(): Socket {
  const socket = new Socket()
  let gathering = false
  const gather = (...args: unknown[]): boolean => {
    if (!gathering) {
      gathering = true
      socket.cork()
      process.nextTick(() => {
        gathering = false
        socket.uncork()
      })
    }
    return (Socket.prototype.write as (...args: unknown[]) => boolean).apply(socket, args)
  }
  // Not earlier: `connect` itself puts back the method that it finds replaced.
  socket.once('connect', () => Object.assign(socket, { write: gather }))
  return socket
}
