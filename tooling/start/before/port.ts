import { createServer } from 'node:net'

/** Why nothing can listen there, in one sentence; null when something can. */
export function checkPort(host: string, port: number): Promise<string | null> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => done(portSentence(error, host, port)))
    server.listen(port, host, () => server.close(() => done(null)))
  })
}

export function portSentence(error: NodeJS.ErrnoException, host: string, port: number) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `El puerto ${port} ya está en uso: detener lo que lo ocupa o elegir otro con PORT.`
    case 'EACCES':
      return `No hay permiso para usar el puerto ${port}: elegir uno mayor que 1023 con PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `La dirección ${host} no es de este equipo: corregir HOST.`
    default:
      return `No se puede escuchar en ${host}:${port} (${error.code ?? error.message}).`
  }
}
