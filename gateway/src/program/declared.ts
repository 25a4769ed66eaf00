/**
 * What the environment tells the gateway's container, and the remotes' (ORIGIN); `npm run settings` documents it. Under
 * `npm start` the launcher sets what it needs, and reads only ACCESS_LOG and OFFLINE.
 */
export const settings = {
  ACCESS_LOG: {
    without: '0',
    does: 'Con 1, la entrada escribe una línea por petición.',
    example: '1',
  },
  API: { without: 'api:3100', does: 'Dónde está la api.' },
  PEERS: {
    without: 'ninguna',
    does: 'Las otras entradas, por un solo nombre: quien abrió la página con una encuentra sus archivos en cualquiera.',
  },
  REMOTES: {
    without: 'los cuatro, en Compose',
    does: 'Los remotos en uso, con espacios: `nombre`, que está en remote-nombre:8080, o `nombre=equipo:puerto`.',
  },
  OFFLINE: {
    without: '1',
    does: 'Con 0, la página no se abre sin conexión, y los navegadores que ya la tenían guardada la olvidan la siguiente vez que la abren.',
    example: '0',
  },
  REMOTE_ORIGINS: {
    without: 'ninguno',
    does: 'Los orígenes de los remotos que el navegador no pide a la entrada, con espacios.',
  },
  ORIGIN: {
    without: 'la entrada',
    does: 'El origen propio de un remoto, si el navegador le pide los archivos a él.',
  },
  ADMIN_API_BASE: {
    without: '/admin',
    does: 'La base de la api; se fija al construir, y con contenedores el registro da esta.',
  },
  ADMIN_SITE_BASE: {
    without: 'la dirección de la página',
    does: 'La base del sitio público, al que hoy no enlaza ninguna pantalla; se fija del mismo modo.',
  },
  ALMACEN: {
    without: 'un contenedor por remoto',
    does: 'La carpeta del almacén que sirve la entrada (docs/operacion/instalar.md, «Con un almacén»).',
    example: '/srv/backoffice',
  },
}

/** The part of the environment that the gateway reads; TRUST_PROXY is the same as the api's. */
export type Environment = { readonly [name in keyof typeof settings | 'TRUST_PROXY']?: string | undefined }
