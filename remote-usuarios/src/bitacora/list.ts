import { api } from '@backoffice/shared'
import { codec, defineList, type Codec } from '@backoffice/shared/resource'
import { sinFiltros } from './filters.ts'
import { recordarPersona } from './personas.ts'

/** A word of the audit, as `accion` and `entidad` have them. */
const palabra: Codec<string | null> = {
  encode: (value) => value ?? '',
  decode: (text) => (/^[a-z_]{1,40}$/.test(text) ? text : null),
}

/** The office's audit (E-14), newest first. */
export const listBitacora = defineList({
  vista: 'bitacora',
  fetch: (body, options) =>
    api.post('/bitacora/listar', body, options).then(({ entradas, ...page }) => {
      for (const { usuario } of entradas) if (usuario) recordarPersona(usuario)
      return { rows: entradas, ...page }
    }),
  filtrosVacios: sinFiltros,
  columnas: ['momento'],
  ordenInicial: { orden: 'momento', direccion: 'desc' },
  codecs: {
    usuario: codec.id,
    accion: palabra,
    entidad: palabra,
    registro: codec.id,
    desde: codec.dia,
    hasta: codec.dia,
  },
})
