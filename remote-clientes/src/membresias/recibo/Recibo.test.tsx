import { testBackend, unaContratacion, unCliente, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, ana, seccion } from '../../perfil/perfil.testing.tsx'

const backend = testBackend()
const compra = unaContratacion()
const ENVIADO = 'El recibo 1 va en camino a ana@correo.mx'
const ids = { id_cliente: ana._id, id_contratacion: compra._id }

/** A tab as the browser opens it. */
function pestana() {
  const replace = jest.fn<void, [string]>()
  const close = jest.fn()
  const tab = { opener: {}, document: { title: '', body: { textContent: '' } }, location: { replace }, close }
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return { replace, close, tab }
}

const recibo = { folio: 1, emision: '2024-05-01T12:00:00.000Z' }

async function abrir(usuario = unUsuario()) {
  backend.data.clientes = [unCliente({ celular: '55 1234 5678', email: 'ana@correo.mx' })]
  backend.data.contrataciones = [compra]
  backend.answers('POST /clientes/recibo_contratacion', () => ({ recibo, url: '/admin/descargas/recibo-1' }))
  backend.answers('POST /clientes/enviar_recibo', () => ({ msg: ENVIADO, recibo }))
  backend.answers('POST /clientes/enlace_recibo', () => ({
    ...{
      recibo,
      url: '/admin/descargas/recibos/x',
      vence: '2024-05-15T12:00:00.000Z',
      celular: '55 1234 5678',
    },
  }))
  const { user } = await abrirPerfil(backend, usuario)
  const historial = within(seccion('Historial de membresias'))
  await user.click(historial.getByRole('button', { name: /^Recibo/ }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Recibo: Básica' })) }
}

afterEach(() => jest.restoreAllMocks())

it('[E-13] the PDF opens in a tab of its own, and the same receipt again', async () => {
  const { user, dialog } = await abrir()
  const { replace, tab } = pestana()
  await user.click(dialog.getByRole('button', { name: 'Ver PDF' }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith('http://localhost/admin/descargas/recibo-1'))
  expect(tab.opener).toBeNull()
  expect(await dialog.findByText(/^Recibo 1, emitido el /)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Ver PDF' }))
  await waitFor(() => expect(backend.callsTo('/clientes/recibo_contratacion')).toHaveLength(2))
  expect(backend.lastBody('/clientes/recibo_contratacion')).toEqual(ids)
})

it('[E-13] the mail goes to the client, and what the server refuses is read in the dialog', async () => {
  const { user, dialog } = await abrir()
  await user.click(dialog.getByRole('button', { name: 'Enviar por correo' }))
  expect(await screen.findByText(ENVIADO)).toBeVisible()
  expect(backend.lastBody('/clientes/enviar_recibo')).toEqual(ids)
  const msg = 'El cliente no tiene correo; hay que escribirlo en su ficha'
  backend.knobs.failNext('/clientes/enviar_recibo', 409, { msg })
  await user.click(dialog.getByRole('button', { name: 'Enviar por correo' }))
  expect(await dialog.findByText(/^El cliente no tiene correo/)).toBeVisible()
})

it('[E-13] WhatsApp opens with the text written and the whole address of the link', async () => {
  const { user, dialog } = await abrir()
  const { replace } = pestana()
  await user.click(dialog.getByRole('button', { name: 'Enviar por WhatsApp' }))
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(1))
  const url = new URL(replace.mock.calls[0]![0])
  expect(url.origin + url.pathname).toBe('https://wa.me/525512345678')
  const texto = url.searchParams.get('text')
  expect(texto).toMatch(
    /^Recibo 1 de Asesoría Integral Demo: http:\/\/localhost\/admin\/descargas\/recibos\/\S+ \(vale hasta el .+\)$/,
  )
  expect(await dialog.findByText(/^El enlace que se envió vale hasta el /)).toBeVisible()
})

it('[E-13] a tab that waits for a failed call is closed', async () => {
  const { user, dialog } = await abrir()
  const { close } = pestana()
  backend.knobs.failNext('/clientes/recibo_contratacion', 503)
  await user.click(dialog.getByRole('button', { name: 'Ver PDF' }))
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})

it('[E-13] who only sees clients reads the receipt and sends none', async () => {
  const reads = unUsuario({ tipo: 1, permisos: { clientes: { detalles: true } } })
  const { dialog } = await abrir(reads)
  expect(dialog.getByRole('button', { name: 'Ver PDF' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^Enviar/ })).not.toBeInTheDocument()
})
