import { claveIn, isPhone, wordsOf } from '../../contract/index.ts'
import { nombreCompleto } from '../../format/index.ts'
import { hasPermission } from '../../remote/permissions.ts'
import { derivedFound } from './derived.ts'
import type { Handlers } from './handler.ts'
import { containWords, matchesClave, matchesPhone } from './matching.ts'

const AT_MOST = 5

/** The search box (E-02): one text, asked of every list that the person may see. */
export const buscador = {
  'POST /busqueda/buscar': ({ texto }, context) => {
    const { data, usuario } = context
    const sees = <R>(permission: string, rows: R[], found: (row: R) => boolean): R[] =>
      wordsOf(texto).length > 0 && hasPermission(usuario, permission)
        ? rows.filter(found).slice(0, AT_MOST)
        : []
    const email = texto.includes('@')
    const clave = claveIn(texto) !== null
    const companies = (c: { nombre_comercial: string | null; razon_social: string | null }) =>
      [c.nombre_comercial, c.razon_social].filter((name): name is string => !!name)
    const clientes = sees('clientes.ver', data.clientes, (cliente) => {
      if (clave) return matchesClave(cliente, texto) ?? false
      if (isPhone(texto)) return matchesPhone(cliente.celular, texto)
      return (
        (!email && containWords([nombreCompleto(cliente)], texto)) ||
        (texto.length > 2 && !/\s/.test(texto) && containWords([cliente.email], texto))
      )
    })
    const empresas = sees(
      'clientes.ver',
      data.clientes,
      (cliente) => !clave && !email && containWords(companies(cliente), texto),
    )
    const asesorias = sees('asesorias.ver', data.asesorias, ({ cliente, motivo, id_cliente }) => {
      const whose = data.clientes.find(({ _id }) => _id === id_cliente)
      if (clave) return whose !== undefined && matchesClave(whose, texto) === true
      return !email && containWords([cliente, motivo], texto)
    })
    const usuarios = sees(
      'usuarios.ver',
      data.usuarios,
      (one) => !clave && containWords([nombreCompleto(one), one.email], texto),
    )
    return {
      ...derivedFound(texto, context),
      clientes: clientes.map((one) => ({
        ...one,
        nombre: nombreCompleto(one),
        empresa: companies(one)[0] ?? null,
      })),
      empresas: empresas.map((one) => ({
        ...one,
        nombre: companies(one).join(' · '),
        cliente: nombreCompleto(one),
      })),
      asesorias,
      usuarios: usuarios.map((one) => ({ ...one, nombre: nombreCompleto(one) })),
    }
  },
} satisfies Partial<Handlers>
