import { motivoDe, rellenar, TEXTOS_INICIALES } from '../../../contract/index.ts'
import { fechaLarga, nombreCompleto } from '../../../format/index.ts'
import { badFields, Refusal, type Context, type Handlers } from '../handler.ts'
import { takeFound } from './contrataciones.ts'

interface Which {
  id_cliente: string
  id_contratacion?: string | null
}

/** These clients with what a text may name; those that are gone are left out. */
const peopleOf = ({ data }: Context, which: Which[]) =>
  which.flatMap(({ id_cliente, id_contratacion }) => {
    const cliente = data.clientes.find(({ _id }) => _id === id_cliente)
    const [purchase] = data.contrataciones
      .filter((one) => one.id_cliente === id_cliente)
      .filter(({ _id, status }) => (id_contratacion ? _id === id_contratacion : status !== 2))
      .toSorted((a, b) => b.fecha_fin.localeCompare(a.fecha_fin))
    if (!cliente || (id_contratacion && !purchase)) return []
    const { nombre, celular, email, email_empresarial } = cliente
    const dia = purchase ? fechaLarga(purchase.fecha_fin) : null
    return {
      ...{ id_cliente, id_contratacion: purchase?._id ?? null, cliente: nombreCompleto(cliente), celular },
      ...{
        email: email || email_empresarial,
        datos: { nombre, plan: purchase?.membresia.nombre ?? null, dia },
      },
      ultimo: data.mensajes.findLast((one) => one.id_cliente === id_cliente) ?? null,
    }
  })

export const mensajes = {
  'POST /mensajes/textos': (_, { data }) => data.textosMensajes ?? { textos: TEXTOS_INICIALES, version: 0 },
  'POST /mensajes/guardar_textos': ({ textos, version }, { data }) => {
    const former = data.textosMensajes?.version ?? 0
    if (version !== undefined && version !== former)
      throw new Refusal(409, 'Otra persona cambió los textos mientras tanto')
    data.textosMensajes = { textos, version: former + 1 }
    return { msg: 'Textos guardados', ...data.textosMensajes }
  },
  'POST /mensajes/preparar': ({ contrataciones, clientes, filtro }, context) => {
    if ([contrataciones, clientes, filtro].filter(Boolean).length !== 1)
      throw badFields({ contrataciones: 'Va solo uno: contrataciones, clientes o filtro' })
    const ids = contrataciones ?? (filtro ? takeFound(filtro, context) : [])
    const { data } = context
    const bought = ids.flatMap((id_contratacion) => {
      const one = data.contrataciones.find(({ _id }) => _id === id_contratacion)
      return one ? { id_cliente: one.id_cliente, id_contratacion } : []
    })
    const which = clientes?.map((id_cliente) => ({ id_cliente })) ?? bought
    return { destinatarios: peopleOf(context, which) }
  },
  'POST /mensajes/enviar': ({ canal, asunto, texto, destinatarios }, context) => {
    const people = peopleOf(context, destinatarios)
    if (people.length === 0) throw new Refusal(404, 'El cliente no existe')
    const reasons = people.map((one) => ({ one, motivo: motivoDe(one, canal, asunto, texto) }))
    const faltan = reasons.flatMap(({ one: { id_cliente }, motivo }) =>
      motivo ? { id_cliente, motivo } : [],
    )
    const reached = reasons.filter(({ motivo }) => motivo === null).map(({ one }) => one)
    if (reached.length === 0)
      throw new Refusal(
        409,
        faltan.length === 1 ? (faltan[0]?.motivo ?? '') : 'No se puede avisar así a ninguno',
      )
    for (const { id_cliente, datos, celular, email } of reached) {
      const para = (canal === 'correo' ? email : celular) ?? ''
      const said = { canal, para, texto: rellenar(texto, datos), momento: context.now() }
      context.data.mensajes.push({ _id: context.newId(), id_cliente, ...said })
    }
    const whom = reached.length > 1 ? `${reached.length} clientes` : (reached[0]?.cliente ?? '')
    const msg = canal === 'correo' ? `El correo va en camino a ${whom}` : `Se anotó el mensaje a ${whom}`
    return { msg, enviados: reached.length, faltan }
  },
} satisfies Partial<Handlers>
