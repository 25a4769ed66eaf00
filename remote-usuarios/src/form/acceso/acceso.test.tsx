import type { Acceso } from '@backoffice/shared/contract'
import { renderRemote, testBackend, unId } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../../module.tsx'
import { beto, campo, CLAVE, escribir, guardar, rosa, tipo } from '../usuarioPages.testing.ts'

const CREAR = '/usuarios/crear'
const CERRAR = '/usuarios/cerrar_acceso'
const casilla = () => screen.findByRole('checkbox', { name: 'Enviar acceso por correo' })
const otra = { ...beto, _id: unId(3), nombre: 'Olga', email: 'olga@demo.mx' }

function abrir(backend: ReturnType<typeof testBackend>, path: string) {
  backend.data.usuarios = [rosa, beto, otra]
  return renderRemote(module, { base: '/usuarios', path: ['/usuarios', path], backend, usuario: rosa })
}

describe('[E-16] «Enviar acceso por correo»', () => {
  const backend = testBackend()
  beforeEach(() => backend.answers('POST /usuarios/ver_correo', () => ({ servidor: false })))

  async function llenar() {
    const page = abrir(backend, '/usuarios/nuevo')
    await casilla()
    await escribir(page.user, 'Nombre', 'Carla')
    await escribir(page.user, 'Apellido paterno', 'Ríos')
    await escribir(page.user, 'Correo', 'carla@demo.mx')
    await page.user.click(tipo())
    await page.user.click(await screen.findByRole('option', { name: 'Asesor' }))
    return page
  }

  it('takes the place of the password; the list says that it is still missing', async () => {
    const carla = { ...beto, _id: unId(4), nombre: 'Carla', apellido_paterno: 'Ríos', email: 'carla@demo.mx' }
    const pendiente = { ...carla, acceso: 'pendiente' as const }
    backend.answers('POST /usuarios/crear', () => {
      backend.answers('POST /usuarios/listar', () => ({ usuarios: [rosa, pendiente], total: 2 }))
      return { msg: 'Usuario creado; la invitación va a carla@demo.mx', usuario: carla }
    })
    const { user, address } = await llenar()
    await user.click(await casilla())
    for (const name of ['Contraseña', 'Confirmar contraseña']) {
      expect(campo(name)).toBeDisabled()
      expect(campo(name)).not.toBeRequired()
    }
    await user.click(guardar())
    await waitFor(() => expect(address()).toBe('/usuarios'))
    expect(screen.getByText('Usuario creado; la invitación va a carla@demo.mx')).toBeVisible()
    expect(backend.lastBody(CREAR)).toMatchObject({ invitar: true, password: '', passwordConf: '' })
    expect(await screen.findByText('Por entrar')).toBeVisible()
  })

  it('[U-04] without it the passwords are as ever; what was typed comes back when it is unticked', async () => {
    const { user } = await llenar()
    await user.click(guardar())
    expect(await screen.findByText('Todos los campos son obligatorios')).toBeVisible()
    await escribir(user, 'Contraseña', CLAVE)
    await user.click(await casilla())
    await user.click(await casilla())
    expect(campo('Contraseña')).toHaveValue(CLAVE)
    await escribir(user, 'Confirmar contraseña', CLAVE)
    await user.click(guardar())
    expect(await screen.findByText('Usuario creado')).toBeVisible()
    expect(backend.lastBody(CREAR)).not.toHaveProperty('invitar')
  })

  it('says what happens to the mail where there is no mail server', async () => {
    await llenar()
    await waitFor(async () =>
      expect(await casilla()).toHaveAccessibleDescription(/Aquí no hay servidor de correo/),
    )
  })
})

describe('[E-16] the access of a user', () => {
  const backend = testBackend()
  const INVITADO = 'Invitación enviada a beto@demo.mx'
  const abierto: Acceso = {
    ...{ estado: 'abierto', ultima_entrada: null, invitacion: null, cierre: null, asesorias: 0, tareas: 0 },
    personas: [
      { _id: otra._id, nombre: 'Olga Díaz Cruz' },
      { _id: rosa._id, nombre: 'Rosa Méndez' },
    ],
  }
  const envio = { envio: '2024-05-01T12:00:00.000Z', vence: '2999-05-04T12:00:00.000Z' }
  const cerrado: Acceso = {
    ...{ ...abierto, estado: 'cerrado' },
    cierre: { momento: '2024-05-01T12:00:00.000Z', por: 'Rosa' },
  }
  const tiene = (own: Partial<Acceso>) =>
    backend.answers('POST /usuarios/ver_acceso', () => ({ acceso: { ...abierto, ...own } }))

  beforeEach(() => {
    tiene({})
    backend.answers('POST /usuarios/invitar', () => ({
      ...{ msg: INVITADO, acceso: { ...abierto, invitacion: envio } },
    }))
    backend.answers('POST /usuarios/cerrar_acceso', () => ({
      ...{ msg: 'Acceso cerrado', asesorias: 0, tareas: 1, acceso: cerrado },
    }))
    backend.answers('POST /usuarios/devolver_acceso', () => ({ msg: 'Acceso devuelto', acceso: abierto }))
  })

  const acceso = async () => within(await screen.findByRole('region', { name: 'Acceso' }))
  const editar = () => abrir(backend, `/usuarios/editar/${beto._id}`)

  it('tells the last sign-in', async () => {
    tiene({ ultima_entrada: new Date().toISOString() })
    editar()
    expect((await acceso()).getByText(/^Última entrada: hoy \d{1,2}:\d\d$/)).toBeVisible()
    expect((await acceso()).queryByRole('button', { name: /invitación/ })).not.toBeInTheDocument()
  })

  it('somebody who has never come in can be invited, again and again', async () => {
    const { user } = editar()
    expect((await acceso()).getByText('Nunca ha entrado')).toBeVisible()
    await user.click((await acceso()).getByRole('button', { name: 'Enviar invitación' }))
    expect(await screen.findByText(INVITADO)).toBeVisible()
    expect(backend.lastBody('/usuarios/invitar')).toEqual({ id: beto._id })
    expect(await (await acceso()).findByRole('button', { name: 'Reenviar invitación' })).toBeVisible()
  })

  it('[D31] what is typed in the form stays unsaved, and is asked for', async () => {
    const { user } = editar()
    await acceso()
    await escribir(user, 'Nombre', 'Alberto')
    await user.click((await acceso()).getByRole('button', { name: 'Enviar invitación' }))
    expect(await screen.findByText(INVITADO)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Cancelar' }))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
    expect(campo('Nombre')).toHaveValue('Alberto')
  })

  it('closes it, once it is said what ends and who takes the work; and gives it back', async () => {
    tiene({ tareas: 1 })
    const { user } = editar()
    await user.click((await acceso()).getByRole('button', { name: 'Cerrar acceso' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Cerrar el acceso de Beto/ }))
    expect(dialog.getByText('Tiene 1 tarea sin terminar.')).toBeVisible()
    await user.click(dialog.getByRole('combobox', { name: '¿Quién las toma?' }))
    expect(screen.getAllByRole('option').map((one) => one.textContent)).not.toContain('Beto Díaz Cruz')
    await user.click(await screen.findByRole('option', { name: /^Olga/ }))
    await user.click(dialog.getByRole('button', { name: 'Cerrar acceso' }))
    expect(await (await acceso()).findByText('Acceso cerrado')).toBeVisible()
    expect(backend.lastBody(CERRAR)).toEqual({ id: beto._id, persona: otra._id })
    await user.click((await acceso()).getByRole('button', { name: 'Devolver acceso' }))
    expect(await (await acceso()).findByText('Puede entrar')).toBeVisible()
    expect(backend.lastBody('/usuarios/devolver_acceso')).toEqual({ id: beto._id })
  })

  it('[D17] a refusal stays in the dialog, and pressing twice closes once', async () => {
    const { user } = editar()
    await user.click((await acceso()).getByRole('button', { name: 'Cerrar acceso' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('No tiene asesorías abiertas ni tareas.')).toBeVisible()
    const button = dialog.getByRole('button', { name: 'Cerrar acceso' })
    backend.knobs.failNext(CERRAR, 503, { msg: 'No queda espacio' })
    await user.click(button)
    expect((await dialog.findAllByText('El servidor tuvo un problema'))[0]).toBeVisible()
    await user.dblClick(button)
    expect(await (await acceso()).findByText('Acceso cerrado')).toBeVisible()
    expect(backend.callsTo(CERRAR)).toHaveLength(2)
    expect(backend.lastBody(CERRAR)).toEqual({ id: beto._id, persona: null })
  })

  it('the list says it beside the name', async () => {
    const sinAcceso = { ...beto, acceso: 'cerrado' as const }
    backend.answers('POST /usuarios/listar', () => ({ usuarios: [rosa, sinAcceso, otra], total: 3 }))
    abrir(backend, '/usuarios')
    const row = await screen.findByRole('row', { name: /Beto/ })
    expect(within(row).getByText('Sin acceso')).toBeVisible()
    expect(within(row).getByRole('link', { name: 'Beto Díaz Cruz · Sin acceso' })).toBeVisible()
    expect(screen.getAllByText('Sin acceso')).toHaveLength(1)
  })
})

describe('[E-16] [D38] a server of the plain contract', () => {
  const plain = testBackend({ kind: 'plain' })

  it('offers none of it, and is asked nothing of it', async () => {
    const { unmount } = abrir(plain, '/usuarios/nuevo')
    await screen.findByRole('button', { name: 'Guardar' })
    expect(screen.queryByText('Enviar acceso por correo')).not.toBeInTheDocument()
    unmount()
    abrir(plain, `/usuarios/editar/${beto._id}`)
    await screen.findByRole('button', { name: 'Guardar' })
    expect(screen.queryByRole('region', { name: 'Acceso' })).not.toBeInTheDocument()
    expect(plain.breaches).toEqual([])
  })
})
