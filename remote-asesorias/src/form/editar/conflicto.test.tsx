import { testBackend } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import {
  EDITAR,
  ines,
  asesoria,
  data,
  campo,
  boton,
  cambiar,
  sinCambios,
  editar,
} from './editarAsesoria.testing.tsx'

const backend = testBackend({ data })

describe('[D41] two people, one advisory', () => {
  const dialogo = () => screen.findByRole('alertdialog', { name: 'Otra persona cambió esta asesoría' })
  const cerrado = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

  /** Both people change the motivo; the other one changes the advisor and the end, this one the description. */
  async function chocar() {
    const page = await editar(backend)
    backend.data.asesorias = [
      {
        ...asesoria,
        motivo: 'El suyo',
        asesor: { _id: ines._id, nombre: 'Inés Méndez' },
        finalizacion: '2024-06-01',
        version: 4,
      },
    ]
    await cambiar(page.user, 'Motivo', 'El mío')
    await cambiar(page.user, 'Descripción', 'Otra')
    await page.user.click(boton('Guardar'))
    return { ...page, dialog: await dialogo() }
  }

  it('[D41] shows what the other person saved beside what was typed', async () => {
    const { dialog } = await chocar()
    const section = (name: string) => within(dialog).getByRole('heading', { name }).closest('section')
    expect(section('Motivo')).toHaveTextContent('Guardado por otra personaEl suyo')
    expect(section('Motivo')).toHaveTextContent('Escrito aquíEl mío')
    expect(section('Asesor')).toHaveTextContent('Inés Méndez')
    expect(section('Asesor')).toHaveTextContent('AntesQuien se fue')
    expect(section('Fecha de finalización')).toHaveTextContent('1 de junio de 2024')
    expect(section('Fecha de finalización')).toHaveTextContent('AntesSin definir')
    expect(within(dialog).queryByRole('heading', { name: 'Descripción' })).not.toBeInTheDocument()
  })

  it('[D41] «Guardar lo escrito» saves over the other version, and overwrites no field that was not changed here', async () => {
    const { user, address } = await chocar()
    await user.click(boton('Guardar lo escrito'))
    await waitFor(() => expect(address()).toBe('/asesorias'))
    expect(backend.lastBody(EDITAR)).toEqual({
      ...sinCambios,
      motivo: 'El mío',
      descripcion: 'Otra',
      asesor: ines._id,
      finalizacion: '2024-06-01',
      version: 4,
    })
  })

  it('[D41] «Usar lo guardado» takes the other person’s value if both changed a field, and sends nothing yet', async () => {
    const { user } = await chocar()
    await user.click(boton('Usar lo guardado'))
    await cerrado()
    expect(campo('Motivo')).toHaveValue('El suyo')
    expect(campo('Descripción')).toHaveValue('Otra')
    expect(campo('Fecha de finalización')).toHaveValue('01/06/2024')
    expect(backend.callsTo(EDITAR)).toHaveLength(1)
  })

  it('[D41] «Seguir editando» changes nothing; the next save asks again', async () => {
    const { user } = await chocar()
    await user.click(boton('Seguir editando'))
    await cerrado()
    expect(campo('Motivo')).toHaveValue('El mío')
    await user.click(boton('Guardar'))
    expect(await dialogo()).toBeVisible()
    expect(backend.lastBody(EDITAR)).toMatchObject({ version: 3 })
  })
})
