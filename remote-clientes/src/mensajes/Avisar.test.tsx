import { TEXTOS_INICIALES, type Destinatario } from '@backoffice/shared/contract'
import { fechaLarga, hoy, masDias } from '@backoffice/shared/format'
import { renderRemote, testBackend, unCliente, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import AvisarClientes from '../AvisarClientes.tsx'
import { abrirPerfil, ana, seccion } from '../perfil/perfil.testing.tsx'
import type { Quienes } from './calls.ts'

const backend = testBackend()
const ENVIAR = '/mensajes/enviar'
const fin = masDias(hoy(), 5)
const people = [
  unCliente({ _id: unId(1), nombre: 'Ana', celular: '443 123 4567', email: 'ana@correo.mx' }),
  unCliente({ _id: unId(2), nombre: 'Beto', celular: null, email: 'beto@correo.mx' }),
  unCliente({ _id: unId(3), nombre: 'Carla', celular: 'ext. 12', email: null, email_empresarial: null }),
]

/** The people as the server prepares them, each with a purchase. */
const destinatarios = people.map(({ _id, nombre, celular, email }, n): Destinatario => ({
  ...{ id_cliente: _id, id_contratacion: unId(n + 11), cliente: `${nombre} López Ruiz`, celular, email },
  ...{ datos: { nombre, plan: 'Básica', dia: fechaLarga(fin) }, ultimo: null },
}))
const prepara = (answer: Destinatario[]) =>
  backend.answers('POST /mensajes/preparar', () => ({ destinatarios: answer }))

beforeEach(() => {
  backend.answers('POST /mensajes/textos', () => ({ textos: TEXTOS_INICIALES, version: 0 }))
  backend.answers('POST /mensajes/preparar', ({ contrataciones = [] }) => ({
    destinatarios: destinatarios.filter(({ id_contratacion }) => contrataciones.includes(id_contratacion!)),
  }))
  backend.answers('POST /mensajes/enviar', ({ canal, destinatarios: { length } }) => ({
    ...{ msg: 'Se anotó el mensaje a Ana', enviados: length, faltan: [] },
    ...(canal === 'correo' && { msg: `El correo va en camino a ${length} clientes` }),
  }))
})
afterEach(() => jest.restoreAllMocks())

const todas: Quienes = { contrataciones: [unId(11), unId(12), unId(13)] }

async function abrir(quienes: Quienes = todas, usuario = unUsuario()) {
  const onClose = jest.fn()
  const page = <AvisarClientes quienes={quienes} onClose={onClose} />
  const { user } = renderRemote(page, { base: '/', path: '/', backend, usuario })
  const dialog = within(await screen.findByRole('dialog', { name: /^Avisar a / }))
  return { user, dialog, onClose }
}
const persona = (dialog: ReturnType<typeof within>, nombre: string) =>
  within(dialog.getByText(new RegExp(`^${nombre}`), { selector: 'strong' }).closest('li') as HTMLElement)

it('[E-22] shows what each person reads, and who can’t be reached', async () => {
  const { dialog } = await abrir()
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Avisar a 3 clientes')
  expect(dialog.getByLabelText(/^Mensaje/)).toHaveValue('Hola {nombre}: tu {plan} termina el {dia}.')
  expect(persona(dialog, 'Ana').getByText(`Hola Ana: tu Básica termina el ${fechaLarga(fin)}.`)).toBeVisible()
  expect(persona(dialog, 'Beto').getByText('Sin celular para WhatsApp')).toBeVisible()
  expect(persona(dialog, 'Carla').getByText('Sin celular ni correo; se escriben en su ficha')).toBeVisible()
  expect(dialog.getAllByRole('button', { name: /^WhatsApp/ })).toHaveLength(1)
})

it('[E-22] one click sends the mail to all that have one; who remains is not told twice', async () => {
  const { user, dialog, onClose } = await abrir()
  await user.click(dialog.getByRole('button', { name: 'Enviar correo a 2' }))
  expect(await screen.findByText('El correo va en camino a 2 clientes')).toBeVisible()
  expect(backend.lastBody(ENVIAR)).toEqual({
    canal: 'correo',
    asunto: 'Tu membresía está por terminar',
    texto: 'Hola {nombre}: tu {plan} termina el {dia}.',
    destinatarios: [
      { id_cliente: unId(1), id_contratacion: unId(11) },
      { id_cliente: unId(2), id_contratacion: unId(12) },
    ],
  })
  expect(persona(dialog, 'Beto').getByText('Correo enviado')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Sin correo a quien enviar' })).toBeDisabled()
  expect(onClose).not.toHaveBeenCalled()
})

it('[E-22] WhatsApp opens with the text written, and the person is marked as told, once', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { user, dialog } = await abrir()
  const boton = persona(dialog, 'Ana').getByRole('button', { name: /^WhatsApp a Ana/ })
  await user.click(boton)
  const url = new URL(open.mock.calls[0]?.[0] as string)
  expect(url.origin + url.pathname).toBe('https://wa.me/524431234567')
  expect(url.searchParams.get('text')).toBe(`Hola Ana: tu Básica termina el ${fechaLarga(fin)}.`)
  expect(await persona(dialog, 'Ana').findByText('Avisado por WhatsApp')).toBeVisible()
  await user.click(boton)
  expect(open).toHaveBeenCalledTimes(2)
  expect(backend.callsTo(ENVIAR)).toHaveLength(1)
  expect(backend.lastBody(ENVIAR)).toMatchObject({
    ...{ canal: 'whatsapp', texto: 'Hola {nombre}: tu {plan} termina el {dia}.' },
    destinatarios: [{ id_cliente: unId(1), id_contratacion: unId(11) }],
  })
})

it('[E-22] a failing network keeps what was typed, and the same message is sent once', async () => {
  const { user, dialog, onClose } = await abrir({ contrataciones: [unId(12)] })
  const mensaje = dialog.getByLabelText(/^Mensaje/)
  await user.clear(mensaje)
  await user.click(mensaje)
  await user.paste('Hola {Nombre}, hay café el {día}')
  backend.knobs.dropNext(ENVIAR)
  await user.click(dialog.getByRole('button', { name: 'Enviar correo' }))
  expect(await dialog.findByText(/sigue aquí/)).toBeVisible()
  expect(mensaje).toHaveValue('Hola {Nombre}, hay café el {día}')
  await user.click(dialog.getByRole('button', { name: 'Enviar correo' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  const keys = backend.callsTo(ENVIAR).map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(backend.lastBody(ENVIAR)).toMatchObject({
    texto: 'Hola {Nombre}, hay café el {día}',
    destinatarios: [{ id_cliente: unId(2), id_contratacion: unId(12) }],
  })
})

it('[E-22] what was opened in WhatsApp and could not be written down is written down later', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null)
  const { user, dialog } = await abrir({ contrataciones: [unId(11)] })
  backend.knobs.failNext(ENVIAR, 503)
  await user.click(dialog.getByRole('button', { name: /^WhatsApp/ }))
  expect(await dialog.findByText(/^No se anotó que se avisó/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Anotar' }))
  expect(await dialog.findByText('Avisado por WhatsApp')).toBeVisible()
})

it('[E-22] another text is another message; braces that stand for nothing are not sent', async () => {
  const open = jest.spyOn(window, 'open')
  const { user, dialog } = await abrir()
  await user.click(dialog.getByRole('combobox', { name: 'Texto de la oficina' }))
  await user.click(await screen.findByRole('option', { name: 'Vencida' }))
  const mensaje = dialog.getByLabelText(/^Mensaje/)
  expect(mensaje).toHaveValue('Hola {nombre}: tu {plan} terminó el {dia}. ¿Quieres renovar?')
  await user.click(mensaje)
  await user.paste(' {precio}')
  await user.click(dialog.getByRole('button', { name: /^WhatsApp/ }))
  expect(dialog.getByText('«{precio}» no se puede llenar; sirven {nombre}, {plan} y {dia}')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /^Enviar correo/ }))
  expect(open).not.toHaveBeenCalled()
  expect(backend.callsTo(ENVIAR)).toEqual([])
})

it('[E-22] a text that names a membership is not for a client without one', async () => {
  const [primera] = destinatarios
  prepara([{ ...primera!, id_contratacion: null, datos: { nombre: 'Ana', plan: null, dia: null } }])
  const { dialog } = await abrir({ clientes: [unId(1)] })
  expect(dialog.getByText('No tiene membresía, y el texto la nombra')).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^WhatsApp/ })).not.toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Sin correo a quien enviar' })).toBeDisabled()
})

it('[E-22] what can’t be read is asked for again', async () => {
  backend.knobs.failNext('/mensajes/preparar', 503)
  const page = <AvisarClientes quienes={todas} onClose={() => {}} />
  const { user } = renderRemote(page, { base: '/', path: '/', backend, usuario: unUsuario() })
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('dialog', { name: 'Avisar a 3 clientes' })).toBeVisible()
})

describe('[E-22] the office’s texts', () => {
  const editar = async () => {
    const { user, dialog } = await abrir()
    await user.click(dialog.getByRole('button', { name: 'Editar textos' }))
    const editor = within(await screen.findByRole('dialog', { name: 'Textos de la oficina' }))
    return { user, dialog, editor }
  }

  it('are written, added and taken away by whoever edits the office, and serve at once', async () => {
    backend.answers('POST /mensajes/guardar_textos', ({ textos }) => {
      const told = {
        textos: textos.map(({ asunto = null, ...one }) => ({ ...one, asunto })),
        version: 1,
      }
      backend.answers('POST /mensajes/textos', () => told)
      return { msg: 'Textos guardados', ...told }
    })
    const { user, dialog, editor } = await editar()
    await user.click(editor.getByRole('button', { name: 'Quitar texto 2' }))
    await user.click(editor.getByRole('button', { name: 'Agregar texto' }))
    const nuevo = within(editor.getByRole('group', { name: 'Texto 2' }))
    await user.type(nuevo.getByLabelText(/^Nombre/), 'Saludo')
    await user.click(nuevo.getByLabelText(/^Mensaje/))
    await user.paste('Hola {nombre}')
    backend.knobs.dropNext('/mensajes/guardar_textos')
    await user.click(editor.getByRole('button', { name: 'Guardar' }))
    expect(await editor.findByText(/sigue aquí/)).toBeVisible()
    expect(nuevo.getByLabelText(/^Mensaje/)).toHaveValue('Hola {nombre}')
    await user.click(editor.getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Textos de la oficina' })).not.toBeInTheDocument(),
    )
    expect(backend.lastBody('/mensajes/guardar_textos')).toEqual({
      textos: [TEXTOS_INICIALES[0], { nombre: 'Saludo', asunto: '', texto: 'Hola {nombre}' }],
      version: 0,
    })
    await user.click(dialog.getByRole('combobox', { name: 'Texto de la oficina' }))
    await user.click(await screen.findByRole('option', { name: 'Saludo' }))
    expect(persona(dialog, 'Ana').getByText('Hola Ana')).toBeVisible()
  })

  it('without a name, or with braces that stand for nothing, are not saved', async () => {
    const { user, editor } = await editar()
    const primero = within(editor.getByRole('group', { name: 'Texto 1' }))
    await user.clear(primero.getByLabelText(/^Nombre/))
    await user.click(primero.getByLabelText(/^Mensaje/))
    await user.paste(' {precio}')
    await user.click(editor.getByRole('button', { name: 'Guardar' }))
    expect(await primero.findByText('Es obligatorio')).toBeVisible()
    expect(primero.getByText(/^«\{precio\}» no se puede llenar/)).toBeVisible()
    expect(backend.callsTo('/mensajes/guardar_textos')).toEqual([])
  })

  it('[D49] are not offered to others', async () => {
    const { dialog } = await abrir(todas, unUsuario({ tipo: 1, permisos: { clientes: { detalles: true } } }))
    expect(dialog.queryByRole('button', { name: 'Editar textos' })).not.toBeInTheDocument()
  })
})

it('[E-22] the profile sends a client a message, and the history shows it', async () => {
  backend.data.clientes = [ana]
  const ultimo = { canal: 'whatsapp' as const, momento: '2026-01-05T18:00:00.000Z' }
  prepara([{ ...destinatarios[0]!, ultimo }])
  backend.answers('POST /clientes/historia', () => ({
    entradas: [
      {
        ...{ tipo: 'mensaje', _id: unId(0x900), autor: 'Rosa Méndez', momento: ultimo.momento },
        mensaje: { canal: 'whatsapp', para: '443 123 4567', texto: 'Hola Ana' },
      },
    ],
    siguiente: null,
  }))
  const { user } = await abrirPerfil(backend)
  await user.click(screen.getByRole('button', { name: 'Avisar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Avisar a Ana López Ruiz' }))
  expect(dialog.getByText('Último WhatsApp: 5 de enero de 2026')).toBeVisible()
  await user.click(dialog.getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Historia' }))
  const historia = within(seccion('Historia'))
  await historia.findByRole('list', { name: 'Historia' })
  await user.click(historia.getByRole('button', { name: 'Mensajes' }))
  await waitFor(() => expect(historia.getAllByRole('listitem')).toHaveLength(1))
  expect(backend.lastBody('/clientes/historia')).toEqual({ id_cliente: ana._id, tipos: ['mensaje'] })
  expect(historia.getByText('Mensaje por WhatsApp')).toBeVisible()
  expect(historia.getByText('Hola Ana')).toBeVisible()
})
