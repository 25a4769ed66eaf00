import type { Recordatorio } from '@backoffice/shared/contract'
import { renderRemote, testBackend, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'

const ASK = '/configuracion/recordatorios'
const SAVE = '/configuracion/guardar_recordatorio'

const open = async (backend: ReturnType<typeof testBackend>) => {
  const page = renderRemote(module, {
    base: '/configuracion',
    path: ['/dashboard', '/configuracion/perfil'],
    backend,
    usuario: unUsuario(),
  })
  await screen.findByRole('button', { name: 'Guardar perfil' })
  return page
}

describe('with our server', () => {
  const backend = testBackend()
  const told = (...recordatorios: Recordatorio[]) =>
    backend.answers('POST /configuracion/recordatorios', () => ({ recordatorios }))

  it('[E-15] the profile tells which reminders come by mail, and turns each on and off at once', async () => {
    told({ clase: 'dia', activo: true }, { clase: 'membresias', activo: false })
    backend.answers('POST /configuracion/guardar_recordatorio', ({ clase, activo }) => ({
      msg: 'El recordatorio llegará por correo',
      recordatorios: [
        { clase: 'dia', activo: true },
        { clase, activo },
      ],
    }))
    const { user } = await open(backend)
    const card = within(await screen.findByRole('region', { name: 'Recordatorios por correo' }))
    const [dia, membresias] = card.getAllByRole('listitem')
    expect(dia).toHaveTextContent(/^Mis asesorías y tareas del día ?Encendido/)
    expect(membresias).toHaveTextContent(/^Membresías por terminar ?Apagado30 y 7 días antes/)
    expect(card.getByRole('button', { name: 'Apagar «Mis asesorías y tareas del día»' })).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Encender «Membresías por terminar»' }))
    expect(await screen.findByText('El recordatorio llegará por correo')).toBeVisible()
    expect(backend.lastBody(SAVE)).toEqual({ clase: 'membresias', activo: true })
    const off = card.getByRole('button', { name: 'Apagar «Membresías por terminar»' })
    expect(off).toHaveFocus()
  })

  it('[E-15] a refused change says why and leaves what was', async () => {
    told({ clase: 'dia', activo: true })
    const { user } = await open(backend)
    const button = await screen.findByRole('button', { name: 'Apagar «Mis asesorías y tareas del día»' })
    backend.knobs.failNext(SAVE, 503, { msg: 'No queda espacio' })
    await user.click(button)
    expect(await screen.findByText('No queda espacio')).toBeVisible()
    expect(button).toHaveAccessibleName('Apagar «Mis asesorías y tareas del día»')
  })

  it.each([
    ['nothing can reach the person', () => told()],
    ['the question fails', () => backend.knobs.failNext(ASK, 500)],
  ])('[E-15] where %s the profile says nothing of them', async (_, prepare) => {
    prepare()
    await open(backend)
    await waitFor(() => expect(backend.callsTo(ASK)).not.toEqual([]))
    expect(screen.queryByText('Recordatorios por correo')).not.toBeInTheDocument()
  })
})

describe('with a server of the plain contract', () => {
  const plain = testBackend({ kind: 'plain' })

  it('[E-15] [D38] nothing is asked', async () => {
    await open(plain)
    expect(plain.callsTo(ASK)).toEqual([])
  })
})
