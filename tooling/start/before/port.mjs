// @ts-check
import { createServer } from 'node:net'

/**
 * Why nothing can listen there, in one sentence; null when something can.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | null>}
 */
export function checkPort(host, port) {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      done(portSentence(error, host, port)),
    )
    server.listen(port, host, () => server.close(() => done(null)))
  })
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {string} host
 * @param {number} port
 */
export function portSentence(error, host, port) {
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
