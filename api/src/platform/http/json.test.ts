import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CallName } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import { PASSWORD, useApi } from '../../../test/api.ts'

let cliente = ''
const api = useApi({}, async (api) => {
  cliente = (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body._id
})

interface Resource {
  tabla: string
  campo: string
  crear: CallName
  detalles: CallName
  editar: CallName
  /** The member of the answers that contains the record. */
  member: string
  required: () => object
}

const resources: Resource[] = [
  {
    tabla: 'clientes',
    campo: 'puesto',
    crear: 'POST /clientes/crear',
    detalles: 'POST /clientes/detalles',
    editar: 'POST /clientes/editar',
    member: 'cliente',
    required: () => ({ nombre: 'Eva' }),
  },
  {
    tabla: 'asesorias',
    campo: 'descripcion',
    crear: 'POST /asesorias/crear',
    detalles: 'POST /asesorias/detalles',
    editar: 'POST /asesorias/editar',
    member: 'asesoria',
    required: () => ({ cliente, motivo: 'Plan', fecha: '2026-03-10' }),
  },
  {
    tabla: 'membresias',
    campo: 'descripcion',
    crear: 'POST /configuracion/crear_membresia',
    detalles: 'POST /configuracion/detalles_membresia',
    editar: 'POST /configuracion/editar_membresia',
    member: 'membresia',
    required: () => ({ nombre: 'Básica', beneficios: ['Zumba'] }),
  },
  {
    tabla: 'usuarios',
    campo: 'apellido_materno',
    crear: 'POST /usuarios/crear',
    detalles: 'POST /usuarios/detalles',
    editar: 'POST /usuarios/editar',
    member: 'usuario',
    required: () => ({
      nombre: 'Eva',
      apellido_paterno: 'Gil',
      tipo: 1,
      email: `${uuidv7()}@pruebas.mx`,
      password: PASSWORD,
      passwordConf: PASSWORD,
    }),
  },
]

for (const { tabla, campo, crear, detalles, editar, member, required } of resources) {
  describe(`an empty text of ${tabla}`, () => {
    const created = async (campos: object) => {
      const { body } = await api.call(crear, { ...required(), ...campos })
      return (body._id ?? body[member]._id) as string
    }
    const answered = async (id: string) => {
      const { body } = await api.call(detalles, { id })
      return [body[member][campo], body[member].version] as unknown
    }
    const kept = async (id: string) =>
      (await api.sql(`select ${campo} as texto from ${tabla} where _id = $1`, [id]))[0]!.texto
    const audited = async (id: string) =>
      (
        await api.sql(
          `select antes -> '${campo}' as antes, despues -> '${campo}' as despues from auditoria
           where id_entidad = $1 and accion = 'editar' order by momento`,
          [id],
        )
      ).map(({ antes, despues }) => [antes, despues])

    it("is '', null or absent when it is sent, '' in the table, null in answers", async () => {
      for (const nothing of ['', null, undefined]) {
        const id = await created({ [campo]: nothing })
        assert.deepEqual([await kept(id), await answered(id)], ['', [null, 1]])
      }
    })

    it("[D41] resending it as '' or null is no change", async () => {
      const id = await created({})
      for (const nothing of ['', null, undefined]) {
        assert.equal((await api.call(editar, { id, [campo]: nothing })).status, 200)
      }
      assert.deepEqual([await answered(id), await audited(id)], [[null, 1], []])
    })

    it("[F-11] '' and null empty it, absent leaves it; the audit tells null as the answers do", async () => {
      for (const nothing of ['', null]) {
        const id = await created({ [campo]: 'Algo' })
        await api.call(editar, { id })
        assert.deepEqual(await answered(id), ['Algo', 1])
        await api.call(editar, { id, [campo]: nothing })
        assert.deepEqual([await kept(id), await answered(id)], ['', [null, 2]])
        assert.deepEqual(await audited(id), [['Algo', null]])
      }
    })
  })
}
