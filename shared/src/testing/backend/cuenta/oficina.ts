import type { Oficina } from '../../../contract/index.ts'
import type { Data } from '../data.ts'
import { stale, type Handlers } from '../handler.ts'
import { changedBy, sentOf } from '../lists/rows.ts'
import { picture } from './perfilPersonal.ts'

/** An office that has told nothing yet has only its name. */
const now = ({ oficina, empresa }: Data): Oficina =>
  oficina ?? {
    ...{ version: 1, nombre: empresa.nombre, razon_social: null, rfc: null },
    ...{ domicilio: null, telefono: null, email: null, url_logo: null },
  }

export const oficina = {
  'GET /configuracion/detalles_oficina': (_, { data }) => ({ oficina: now(data) }),
  'POST /configuracion/editar_oficina': ({ version, quitar_logo, ...campos }, context) => {
    const { data, file } = context
    const former = now(data)
    const logo = picture('logo', 'url_logo', file, quitar_logo)
    if (version !== undefined && version !== former.version) throw stale(data.cambios[data.empresa._id])
    const saved: Oficina = { ...former, ...sentOf(campos), ...logo, version: former.version + 1 }
    const { nombre, url_logo } = saved
    data.oficina = saved
    changedBy(context, data.empresa)
    data.empresa = { ...data.empresa, nombre, marca: { nombre, url_logo } }
    return { msg: 'Oficina guardada', oficina: saved }
  },
} satisfies Partial<Handlers>
