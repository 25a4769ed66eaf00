import { hoy } from '@backoffice/shared/format'
import { testBackend } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import {
  EDITAR,
  ines,
  asesoria,
  data,
  campo,
  boton,
  cambiar,
  sinCambios,
  abrir,
  editar,
} from './editarAsesoria.testing.tsx'

const DETALLES = '/asesorias/detalles'
const backend = testBackend({ data })

describe('/asesorias/editar/:id', () => {
  it('[A-12] [D10] [D20] shows the advisory, its client read-only, and its advisor even if they have left', async () => {
    await editar(backend)
    expect(screen.getByRole('heading', { level: 1, name: 'Editar asesoría' })).toBeVisible()
    expect(backend.lastBody(DETALLES)).toEqual({ id: asesoria._id })
    expect(screen.getByText('Ana López Ruiz', { selector: 'dd' })).toBeVisible()
    expect(campo('Motivo')).toHaveValue(asesoria.motivo)
    expect(campo('Tipo')).toHaveDisplayValue('Nutricional')
    expect(campo('Asesor')).toHaveDisplayValue('Quien se fue')
    expect(campo('Fecha de creación')).toHaveValue('01/04/2024')
    expect(campo('Fecha de finalización')).toHaveValue('')
    expect(campo('Descripción')).toHaveValue('Línea uno\nLínea dos')
  })

  it('[A-12] [D41] [N-03] saving untouched returns everything as it came, with its version', async () => {
    const { user, address } = await editar(backend)
    await user.click(boton('Guardar'))
    await waitFor(() => expect(address()).toBe('/asesorias'))
    expect(backend.lastBody(EDITAR)).toEqual(sinCambios)
    expect(screen.getByText('Cambios guardados')).toBeVisible()
  })

  it('[A-12] lists offer another advisor and kind; an empty description is an empty text', async () => {
    const { user, address } = await editar(backend)
    await user.click(campo('Tipo'))
    await user.click(await screen.findByText('Deportiva', { selector: '[role=option] *' }))
    await waitFor(() => expect(campo('Tipo')).toHaveFocus())
    await user.click(campo('Asesor'))
    await user.click(await screen.findByText('Inés Méndez', { selector: '[role=option] *' }))
    await waitFor(() => expect(campo('Asesor')).toHaveFocus())
    await user.clear(campo('Descripción'))
    await user.click(boton('Guardar'))
    await waitFor(() => expect(address()).toBe('/asesorias'))
    expect(backend.lastBody(EDITAR)).toEqual({ ...sinCambios, tipo: 1, asesor: ines._id, descripcion: '' })
  })

  it('[A-12] [D10] «Finalizar asesoría» sets the day of the end to today, saved with the rest', async () => {
    const { user, address } = await editar(backend)
    await user.click(boton('Finalizar asesoría'))
    const [ano, mes, dia] = hoy().split('-')
    expect(campo('Fecha de finalización')).toHaveValue(`${dia}/${mes}/${ano}`)
    expect(campo('Fecha de finalización')).toHaveFocus()
    expect(screen.getByText(/queda finalizada al guardar/)).toBeVisible()
    expect(boton('Finalizar asesoría')).toBeDisabled()
    expect(backend.callsTo(EDITAR)).toHaveLength(0)
    await user.click(boton('Guardar'))
    await waitFor(() => expect(address()).toBe('/asesorias'))
    expect(backend.data.asesorias[0]).toMatchObject({ finalizacion: hoy(), status: 1 })
  })

  it('[A-12] without its end a finished advisory is open again', async () => {
    backend.data.asesorias = [{ ...asesoria, finalizacion: '2024-05-01', status: 1 }]
    const { user, address } = await editar(backend)
    expect(boton('Finalizar asesoría')).toBeDisabled()
    await user.clear(campo('Fecha de finalización'))
    await user.click(boton('Guardar'))
    await waitFor(() => expect(address()).toBe('/asesorias'))
    expect(backend.data.asesorias[0]).toMatchObject({ finalizacion: null, status: 0 })
  })

  it.each(['Motivo', 'Fecha de creación'])('[A-12] [A-09] without %s nothing is sent', async (label) => {
    const { user } = await editar(backend)
    await user.clear(campo(label))
    await user.click(boton('Guardar'))
    expect(await screen.findByRole('alert')).toHaveTextContent('El cliente, mptivo y fecha son obligatorios')
    expect(campo(label)).toBeInvalid()
    expect(campo(label)).toHaveFocus()
    expect(backend.callsTo(EDITAR)).toHaveLength(0)
  })

  it('[D24] an end before the beginning: the server’s sentence appears beside the field', async () => {
    const { user } = await editar(backend)
    await cambiar(user, 'Fecha de finalización', '31/03/2024')
    await user.click(boton('Guardar'))
    await waitFor(() =>
      expect(campo('Fecha de finalización')).toHaveAccessibleDescription(
        'No puede ser anterior a la fecha de creación',
      ),
    )
    expect(campo('Fecha de finalización')).toHaveValue('31/03/2024')
  })

  it('[D16] a refusal keeps what was typed, even without a sentence', async () => {
    const { user, address } = await editar(backend)
    await cambiar(user, 'Motivo', 'Otro motivo')
    backend.knobs.failNext(EDITAR, 500)
    await user.click(boton('Guardar'))
    expect(await screen.findByText('El servidor tuvo un problema')).toBeVisible()
    expect(campo('Motivo')).toHaveValue('Otro motivo')
    await user.click(boton('Guardar'))
    await waitFor(() => expect(address()).toBe('/asesorias'))
  })

  it('without the list of advisors the rest can be changed, and «Reintentar» loads it', async () => {
    backend.knobs.failNext('/asesorias/listar_asesores', 500)
    const { user } = await editar(backend)
    expect(await screen.findByText(/No se pudo cargar la lista de asesores/)).toBeVisible()
    expect(campo('Asesor')).toHaveDisplayValue('Quien se fue')
    await user.click(boton('Reintentar'))
    await waitFor(() => expect(screen.queryByText(/No se pudo cargar/)).not.toBeInTheDocument())
  })

  it('[D24] an advisory deleted meanwhile gets a sentence and a way back', async () => {
    backend.data.asesorias = []
    const { user, address } = abrir(backend)
    expect(await screen.findByText('Esta asesoría ya no existe')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Volver a Asesorías' }))
    expect(address()).toBe('/asesorias')
  })

  it('[D38] says so if the server does not offer it, and sends no call', async () => {
    abrir(backend, { capacidades: ['/asesorias/detalles'] })
    expect(await screen.findByText(/no ofrece la edición de las asesorías/)).toBeVisible()
    expect(backend.callsTo(DETALLES)).toHaveLength(0)
  })
})

it('[E-21] the hour and the length come after the specified fields, and an emptied hour is taken out', async () => {
  backend.data.asesorias = [{ ...asesoria, hora: '09:30', minutos: 45 }]
  const { user } = await editar(backend)
  expect(campo('Hora')).toHaveValue('09:30')
  expect(campo('Descripción').compareDocumentPosition(campo('Hora'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.clear(campo('Hora'))
  await cambiar(user, 'Duración (minutos)', '90')
  await user.click(boton('Guardar'))
  await waitFor(() => expect(backend.lastBody(EDITAR)).toEqual({ ...sinCambios, hora: null, minutos: 90 }))
})
