import type { EntradaBitacora } from '@backoffice/shared/contract'
import {
  renderRemote,
  testBackend,
  unaAsesoria,
  unaMembresia,
  unCliente,
  unId,
  unUsuario,
} from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'

const backend = testBackend()
const EDITAR = '/clientes/editar'
const rosa = unUsuario()
const ana = unCliente({ celular: '5512345678', puesto: 'Maestra' })

const entrada: EntradaBitacora = {
  _id: unId(0x900),
  momento: '2026-11-20T16:05:00.000Z',
  usuario: { _id: rosa._id, nombre: 'Rosa Gil' },
  accion: 'editar',
  entidad: 'cliente',
  registro: { _id: ana._id, nombre: 'Ana Ruiz' },
  direccion: '10.0.0.7',
  cambios: [
    { campo: 'celular', antes: '3312345678', despues: '5512345678' },
    // It says this again already; the other is in no form of theirs.
    { campo: 'puesto', antes: 'Maestra', despues: 'Directora' },
    { campo: 'giro', antes: unId(7), despues: null },
  ],
}

async function open(one: Partial<EntradaBitacora> = {}, usuario = rosa) {
  backend.data.usuarios = [rosa]
  backend.data.clientes = [ana]
  backend.data.membresias = [unaMembresia({ _id: unId(20), precio: 900 })]
  backend.answers('POST /bitacora/listar', () => ({
    entradas: [{ ...entrada, ...one }],
    total: 1,
    total_exacto: true,
  }))
  const page = renderRemote(module, { base: '/usuarios', path: '/usuarios?vista=bitacora', backend, usuario })
  await page.user.click(await screen.findByRole('button', { name: /^Ver .* Rosa Gil/ }))
  return { ...page, detalle: within(await screen.findByRole('dialog', { name: 'Lo que se hizo' })) }
}

describe('[E-14] «Volver a este valor»', () => {
  it('edits the field alone, with the version that was read, once the change was confirmed in words', async () => {
    const { user, detalle } = await open()
    await user.click(await detalle.findByRole('button', { name: /^Volver a este valor/ }))
    const pregunta = within(await screen.findByRole('alertdialog'))
    expect(pregunta.getByText('Teléfono (personal): 55 1234 5678 → 33 1234 5678')).toBeVisible()
    await user.click(pregunta.getByRole('button', { name: 'Volver' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(backend.lastBody(EDITAR)).toEqual({ id: ana._id, celular: '3312345678', version: 1 })
    expect(backend.callsTo('/bitacora/listar')).toHaveLength(2)
  })

  it('is offered for what the form has and now says otherwise, once for each', async () => {
    const { detalle } = await open()
    await detalle.findByRole('button', { name: 'Volver a este valor de Teléfono (personal): 33 1234 5678' })
    expect(detalle.getAllByRole('button', { name: /^Volver/ })).toHaveLength(1)
  })

  it('after somebody else’s edit says so, and the next attempt has the new version', async () => {
    const { user, detalle } = await open()
    await user.click(await detalle.findByRole('button', { name: /^Volver a este valor/ }))
    backend.data.clientes = [{ ...ana, celular: '8112345678', version: 2 }]
    const pregunta = within(await screen.findByRole('alertdialog'))
    await user.click(pregunta.getByRole('button', { name: 'Volver' }))
    expect(await pregunta.findByText('Teléfono (personal): 81 1234 5678 → 33 1234 5678')).toBeVisible()
    await user.click(pregunta.getByRole('button', { name: 'Volver' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(backend.lastBody(EDITAR)).toMatchObject({ celular: '3312345678', version: 2 })
  })

  it('is for whoever may edit that record; without it nothing is read', async () => {
    const permisos = { usuarios: { ver: true }, auditoria: { ver: true }, clientes: { detalles: true } }
    const { detalle } = await open({}, unUsuario({ tipo: 1, permisos }))
    expect(detalle.getByText('33 1234 5678 → 55 1234 5678')).toBeVisible()
    expect(backend.callsTo('/clientes/detalles')).toEqual([])
    expect(detalle.queryByRole('button', { name: /^Volver/ })).not.toBeInTheDocument()
  })

  it('serves other records, whose fields are called as in their forms', async () => {
    const { user, detalle } = await open({
      ...{ entidad: 'membresia', registro: { _id: unId(20), nombre: 'Oro' } },
      cambios: [{ campo: 'precio', antes: 500, despues: 900 }],
    })
    await user.click(await detalle.findByRole('button', { name: 'Volver a este valor de Precio: $ 500.00' }))
    const pregunta = within(await screen.findByRole('alertdialog'))
    expect(pregunta.getByText('Precio: $ 900.00 → $ 500.00')).toBeVisible()
    await user.click(pregunta.getByRole('button', { name: 'Volver' }))
    await waitFor(() =>
      expect(backend.lastBody('/configuracion/editar_membresia')).toMatchObject({
        id: unId(20),
        precio: 500,
      }),
    )
  })

  it('a list goes back as a list', async () => {
    const { user, detalle } = await open({
      ...{ entidad: 'membresia', registro: { _id: unId(20), nombre: 'Oro' } },
      cambios: [{ campo: 'beneficios', antes: '["Uno","Dos"]', despues: '["Uno"]' }],
    })
    await user.click(
      await detalle.findByRole('button', { name: 'Volver a este valor de Beneficios: Uno · Dos' }),
    )
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Volver' }))
    await waitFor(() =>
      expect(backend.lastBody('/configuracion/editar_membresia')).toMatchObject({
        beneficios: ['Uno', 'Dos'],
      }),
    )
  })

  it('the edit of a reference sends the old id and the person reads its name; a refusal says why', async () => {
    const [eva, inaki] = [
      unUsuario({ _id: unId(0x31), nombre: 'Eva' }),
      unUsuario({ _id: unId(0x32), nombre: 'Iñaki' }),
    ]
    backend.data.asesorias = [
      { ...unaAsesoria({ _id: unId(0x40) }), asesor: { _id: eva._id, nombre: 'Eva Ríos' } },
    ]
    const { user, detalle } = await open({
      ...{ entidad: 'asesoria', registro: { _id: unId(0x40), nombre: 'Plan' } },
      cambios: [
        {
          ...{ campo: 'id_asesor', antes: inaki._id, despues: eva._id },
          ...{ antes_nombre: 'Iñaki Sol', despues_nombre: 'Eva Ríos' },
        },
      ],
    })
    expect(detalle.getByText('Iñaki Sol → Eva Ríos')).toBeVisible()
    await user.click(await detalle.findByRole('button', { name: 'Volver a este valor de Asesor: Iñaki Sol' }))
    const pregunta = within(await screen.findByRole('alertdialog'))
    expect(pregunta.getByText('Asesor: Eva Ríos → Iñaki Sol')).toBeVisible()
    await user.click(pregunta.getByRole('button', { name: 'Volver' }))
    expect(await pregunta.findByText(/El asesor no existe/)).toBeVisible()
    expect(backend.lastBody('/asesorias/editar')).toMatchObject({ id: unId(0x40), asesor: inaki._id })
  })

  it('a text that the audit shortened is not what the field said', async () => {
    const { detalle } = await open({
      cambios: [{ campo: 'puesto', antes: `${'x'.repeat(300)}…`, despues: null }],
    })
    await waitFor(() => expect(backend.callsTo('/clientes/detalles')).toHaveLength(1))
    expect(detalle.queryByRole('button', { name: /^Volver/ })).not.toBeInTheDocument()
  })
})
