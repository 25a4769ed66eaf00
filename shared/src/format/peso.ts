import { numero } from './dinero.ts'
import { lazily } from './lazily.ts'

const mega = lazily(() => new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 }))

/** A size in bytes, for people: «48 kB», «2.4 MB». */
export const peso = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${numero(Math.ceil(bytes / 1024))} kB` : `${mega().format(bytes / 1024 / 1024)} MB`
