import type { EntradaHistoria } from '@backoffice/shared/contract'
import { giros, testBackend, unaContratacion, unaNota, unId } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRemote } from '@backoffice/shared/testing'
import { Entrada } from './Entrada.tsx'
import { abrirPerfil, ana, dato, seccion } from '../perfil/perfil.testing.tsx'
import { contarHistoria, deNota } from './historia.testing.ts'

const backend = testBackend()
const HISTORIA = '/clientes/historia'

async function abrirHistoria() {
  const { user } = await abrirPerfil(backend)
  expect(backend.callsTo(HISTORIA)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Historia' }))
  const historia = within(seccion('Historia'))
  await historia.findByRole('list', { name: 'Historia' })
  return { user, historia }
}

it('[E-10] shows what happened, newest first, and only one kind when asked', async () => {
  const compra = { ...unaContratacion(), membresia: 'Básica', hecho: 'contratada' as const }
  contarHistoria(backend, () => [
    deNota(unaNota()),
    {
      ...{ tipo: 'contratacion', _id: unId(9), momento: '2024-04-01T12:00:00.000Z', autor: 'Inés Méndez' },
      contratacion: compra,
    },
  ])
  const { user, historia } = await abrirHistoria()
  const what = () =>
    historia.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)
  expect(what().slice(0, 2)).toEqual(['Tarea', 'Membresía contratada'])
  await user.click(historia.getByRole('button', { name: 'Membresías' }))
  await waitFor(() => expect(what()).toEqual(['Membresía contratada']))
  expect(
    historia.getByText('Básica · $ 499.50 · Del 1 de abril de 2024 al 30 de abril de 2024'),
  ).toBeVisible()
  expect(backend.lastBody(HISTORIA)).toEqual({ id_cliente: ana._id, tipos: ['contratacion'] })
  expect(historia.getByRole('button', { name: 'Membresías' })).toHaveAttribute('aria-pressed', 'true')
})

it('[E-23] a payment says how much, how, for what and on which day, and a cancelled one that it is', async () => {
  const pago = { membresia: 'Oro', monto: 250, metodo: 1 as const, fecha: '2024-04-15' }
  const entrada = { tipo: 'pago' as const, momento: '2024-04-15T16:05:00.000Z', autor: 'Inés Méndez' }
  backend.answers('POST /clientes/historia', () => ({
    entradas: [
      { ...entrada, _id: unId(8), pago: { ...pago, hecho: 'cancelado' as const } },
      { ...entrada, _id: unId(9), pago: { ...pago, hecho: 'registrado' as const } },
    ],
    siguiente: null,
  }))
  const { user, historia } = await abrirHistoria()
  const what = historia.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)
  expect(what).toEqual(['Pago cancelado', 'Pago registrado'])
  expect(historia.getAllByText('$ 250.00 · Tarjeta · Oro · 15 de abril de 2024')).toHaveLength(2)
  await user.click(historia.getByRole('button', { name: 'Pagos' }))
  await waitFor(() => expect(backend.lastBody(HISTORIA)).toEqual({ id_cliente: ana._id, tipos: ['pago'] }))
})

it('[E-10] «Ver más» reads the next page by its cursor', async () => {
  const entradas = Array.from({ length: 26 }, (_, n) => deNota(unaNota({ _id: unId(0x800 + n) })))
  backend.answers('POST /clientes/historia', ({ despues }) =>
    despues === 'cursor'
      ? { entradas: entradas.slice(20), siguiente: null }
      : { entradas: entradas.slice(0, 20), siguiente: 'cursor' },
  )
  const { user, historia } = await abrirHistoria()
  expect(historia.getAllByRole('listitem')).toHaveLength(20)
  await user.click(historia.getByRole('button', { name: 'Ver más' }))
  await waitFor(() => expect(historia.getAllByRole('listitem')).toHaveLength(26))
  expect(historia.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument()
  expect(backend.lastBody(HISTORIA)).toEqual({
    id_cliente: ana._id,
    tipos: ['nota', 'asesoria', 'contratacion', 'pago', 'archivo', 'mensaje', 'cambio'],
    despues: 'cursor',
  })
})

it('[E-10] each day stands once above what happened on it, each entry with its hour and who did it', async () => {
  const momentos = ['2024-04-16T20:00', '2024-04-16T05:30', '2024-04-15T20:00', '2024-04-15T16:05']
  contarHistoria(backend, () =>
    momentos.map((momento, n) => deNota(unaNota({ _id: unId(n + 1), creacion: `${momento}:00.000Z` }))),
  )
  const { user, historia } = await abrirHistoria()
  await user.click(historia.getByRole('button', { name: 'Notas' }))
  await waitFor(() =>
    expect(historia.getAllByRole('heading').map((day) => day.textContent)).toEqual([
      '16 de abril de 2024',
      // The second is of 23:30 in the office.
      '15 de abril de 2024',
    ]),
  )
  const [, late, , early] = historia.getAllByRole('listitem')
  expect(late).toHaveTextContent(/23:30 · /)
  expect(early).toHaveTextContent(/10:05 · /)
})

type Cambio = (EntradaHistoria & { tipo: 'cambio' })['cambio']

/** An edit of a client. */
const editado = (valores: Cambio['valores'] = []) => ({
  ...{ tipo: 'cambio' as const, _id: unId(9), momento: '2024-04-15T16:05:00.000Z', autor: 'Inés Méndez' },
  cambio: { accion: 'editar' as const, campos: valores.map(({ campo }) => campo), valores },
})

/** Opens the history of an edit, and the question of «Volver a este valor». */
async function preguntarVolver(valores: Cambio['valores']) {
  backend.answers('POST /clientes/historia', () => ({ entradas: [editado(valores)], siguiente: null }))
  const { user, historia } = await abrirHistoria()
  await user.click(await historia.findByRole('button', { name: /^Volver a este valor/ }))
  const pregunta = within(await screen.findByRole('alertdialog'))
  return { historia, pregunta, volver: () => user.click(pregunta.getByRole('button', { name: 'Volver' })) }
}

it('[E-14] a field goes back to what it said, and the profile shows it', async () => {
  backend.data.clientes = [{ ...ana, celular: '5512345678' }]
  const { historia, pregunta, volver } = await preguntarVolver([
    { campo: 'celular', antes: '3312345678', despues: '5512345678' },
    // An earlier server tells no id.
    { campo: 'giro', antes: 'Comercio', despues: null },
  ])
  expect(pregunta.getByText('Teléfono (personal): 55 1234 5678 → 33 1234 5678')).toBeVisible()
  await volver()
  await waitFor(() => expect(dato('Información personal', 'Teléfono')).toContain('33 1234 5678'))
  expect(historia.queryByRole('button', { name: /^Volver/ })).not.toBeInTheDocument()
})

it('[E-14] an older giro is read by its name, and the edit sends its id', async () => {
  const [antes, despues] = [giros[0]!, giros[1]!]
  backend.data.clientes = [{ ...ana, giro: despues._id }]
  const { pregunta, volver } = await preguntarVolver([
    {
      ...{ campo: 'giro', antes: antes.nombre, despues: despues.nombre },
      ...{ antes_id: antes._id, despues_id: despues._id },
    },
  ])
  expect(pregunta.getByText(`Actividad empresarial: ${despues.nombre} → ${antes.nombre}`)).toBeVisible()
  await volver()
  await waitFor(() =>
    expect(backend.lastBody('/clientes/editar')).toMatchObject({ id: ana._id, giro: antes._id }),
  )
})

it('[E-10] [D58] a change says what each field said before and after', () => {
  const entrada = editado([
    { campo: 'celular', antes: '5512345678', despues: '3312345678' },
    { campo: 'puesto', antes: '', despues: 'Maestra' },
    { campo: 'tipo_persona', antes: 0, despues: 1 },
  ])
  renderRemote(<Entrada entrada={entrada} />, { base: '/clientes', path: '/clientes', backend })
  expect(screen.getByText('Teléfono (personal): 55 1234 5678 → 33 1234 5678')).toBeVisible()
  expect(screen.getByText('Puesto: Sin definir → Maestra')).toBeVisible()
  expect(screen.getByText('Tipo de persona: Física → Moral')).toBeVisible()
  expect(screen.getByText('10:05 · Inés Méndez')).toBeVisible()
})
