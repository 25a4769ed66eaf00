import { z } from 'zod'
import { type Call, calls, wordsOf } from '../../../contract/index.ts'
import { nombreCompleto } from '../../../format/index.ts'
import { hasPermission } from '../../../remote/permissions.ts'
import type { Context, Handlers } from '../handler.ts'
import { membersOf, textIn } from '../lists/derived.ts'
import { DERIVED } from '../lists/derivedRows.ts'
import { containWords } from '../lists/matching.ts'

type Texts = (string | null)[]

const { response }: Call = calls['POST /busqueda/buscar']

/** The texts that the search box shows of a row of an entity that derives from the contract. */
function shownOf(lista: string, row: object): Texts {
  const group = membersOf(response)[lista]
  const members = group instanceof z.ZodArray ? membersOf(group.element as z.ZodType) : {}
  return Object.keys(members).map((name) => (name === '_id' ? null : textIn(row, name)))
}

/** The search box (E-02): the rows that have every word; what an RFC or an e-mail leaves out is the api's affair. */
export const buscador = {
  'POST /busqueda/buscar': ({ texto }, { data, usuario }: Context) => {
    const found = <R extends object>(lista: string, rows: R[], texts: (row: R) => Texts): R[] =>
      wordsOf(texto).length > 0 && hasPermission(usuario, `${lista}.ver`)
        ? rows.filter((row) => containWords(texts(row), texto)).slice(0, 5)
        : []
    const companies = data.clientes.map((one) => ({
      ...one,
      cliente: nombreCompleto(one),
      nombre: [one.nombre_comercial, one.razon_social].filter(Boolean).join(' · '),
    }))
    const clientes = companies.map(({ nombre, cliente, ...one }) => ({
      ...{ ...one, nombre: cliente, empresa: nombre.split(' · ')[0] || null },
    }))
    const usuarios = data.usuarios.map((one) => ({ ...one, nombre: nombreCompleto(one) }))
    return {
      ...Object.fromEntries(
        DERIVED.map((lista) => [lista, found(lista, data[lista], (row) => shownOf(lista, row))]),
      ),
      clientes: found('clientes', clientes, ({ nombre, celular, email }) => [nombre, celular, email]),
      empresas: found('clientes', companies, ({ nombre }) => [nombre]),
      asesorias: found('asesorias', data.asesorias, ({ cliente, motivo }) => [cliente, motivo]),
      usuarios: found('usuarios', usuarios, ({ nombre, email }) => [nombre, email]),
      archivos: hasPermission(usuario, 'clientes.detalles') ? filesNamed(texto, data) : [],
    }
  },
} satisfies Partial<Handlers>

function filesNamed(texto: string, { archivos, clientes }: Context['data']) {
  const found = archivos.filter(
    ({ nombre, extension }) => wordsOf(texto).length > 0 && containWords([`${nombre}.${extension}`], texto),
  )
  return found.slice(0, 5).flatMap((archivo) => {
    const owner = clientes.find(({ _id }) => _id === archivo.id_cliente)
    return owner ? [{ ...archivo, cliente: nombreCompleto(owner) }] : []
  })
}
