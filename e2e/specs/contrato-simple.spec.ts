import {
  CONTRASENA,
  expect,
  test,
  unaAsesoria,
  unCliente,
  unId,
  unosClientes,
  unUsuario,
} from '../fixtures/servers/plain.ts'
import { ClienteFormPage } from '../pages/cliente-form.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { LoginPage } from '../pages/login.ts'
import { PerfilPage } from '../pages/perfil.ts'
import { Shell } from '../pages/shell.ts'
import { TablePart } from '../pages/table.ts'

const { email, _id: rosa } = unUsuario()

/** The digits in the mail. */
const CODIGO = '4071'

/** Uses the site on the disk; containers have their own. */
const local = { tag: '@local' }

test.describe('clients', () => {
  test.use({ signedIn: false, data: { clientes: unosClientes(45) } })

  test(
    '[D38] [D45] [N-04] sign-in; clients can be paged, found, created, changed and deleted',
    local,
    async ({ page, plain }) => {
      const list = new ClientesPage(page)
      const form = new ClienteFormPage(page)
      const login = new LoginPage(page)
      await login.open()
      await login.signIn({ email, password: CONTRASENA })
      await new Shell(page).entry('Clientes').click()
      await list.ready()
      await expect(list.count('1–20 de 45')).toBeVisible()
      await list.next.click()
      await expect(list.count('21–40 de 45')).toBeVisible()
      await list.sortBy('Nombre')
      await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0)

      await list.add.click()
      await form.fill(form.personal, { Nombre: 'Begoña', 'Apellido paterno': 'Íñiguez' })
      await form.choose('Tipo de persona', 'Moral')
      await form.choose('Régimen fiscal', '601')
      await form.save.click()
      // The order chosen before the form is kept.
      await expect(page).toHaveURL('/clientes?orden=nombre')
      await list.filter({ Nombre: 'begoña' })
      await expect(list.rows).toHaveCount(1)

      await list.row('Begoña').getByRole('link', { name: 'Editar' }).click()
      await expect(form.nombre).toHaveValue('Begoña')
      await form.fill(form.personal, { 'Apellido paterno': '', Correo: 'bego@correo.mx' })
      await form.save.click()
      await expect(page).toHaveURL(/\/clientes(\?|$)/)
      const changed = { nombre: 'Begoña', apellido_paterno: null, email: 'bego@correo.mx', tipo_persona: 1 }
      expect(plain.backend.data.clientes).toContainEqual(expect.objectContaining(changed))

      await list.open('?nombre=begoña')
      await list.askToDelete('Begoña')
      await list.deleteDialog.getByRole('button', { name: 'Si', exact: true }).click()
      await expect(list.deleteDialog).toBeHidden()
      await expect(list.row('Begoña')).toHaveCount(0)
      expect(plain.backend.data.clientes).toHaveLength(45)
    },
  )
})

test.describe('one client', () => {
  test.use({ data: { clientes: [unCliente()], asesorias: [unaAsesoria()] } })

  test(
    '[D38] [N-04] files can be added, and their data changed without a new file; the page offers no purchase',
    local,
    async ({ page, plain }) => {
      const perfil = new PerfilPage(page)
      const files = perfil.rows('Expediente de archivos')
      await perfil.open(unId(1))
      await expect(perfil.contract).toHaveCount(0)
      await perfil.upload({ name: 'Acta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
      await expect(perfil.fileDialog).toBeHidden()
      await files.filter({ hasText: 'Acta' }).getByRole('button', { name: 'Editar' }).click()
      const edit = page.getByRole('dialog', { name: 'Editar archivo' })
      await edit.getByRole('textbox', { name: 'Nombre' }).fill('Acta constitutiva')
      await edit.getByRole('button', { name: 'Guardar' }).click()
      await expect(edit).toBeHidden()
      await expect(files.filter({ hasText: 'Acta constitutiva' })).toHaveCount(1)
      const [archivo] = plain.backend.data.archivos
      expect(archivo).toMatchObject({ nombre: 'Acta constitutiva', extension: 'pdf', tamano: 8 })
      expect(await archivo?.contenido?.text()).toBe('%PDF-1.4')
    },
  )

  test(
    '[D38] [D45] [N-04] an advisory can be created; the page offers no editing, and its details say so',
    local,
    async ({ page, plain }) => {
      const list = new TablePart(page, 'Asesorías')
      await page.goto('/asesorias')
      await list.ready()
      const row = list.row('Plan de alimentación')
      await expect(row).toHaveCount(1)
      await expect(row.getByRole('link', { name: /^Editar / })).toHaveCount(0)
      await expect(row.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0)
      await row.getByRole('link', { name: 'Detalles' }).click()
      await expect(page.getByText(/no ofrece los detalles de las asesorías/)).toBeVisible()
      await page.getByRole('link', { name: 'Volver a Asesorías' }).click()

      await page.getByRole('link', { name: 'Agregar asesoría' }).first().click()
      await page.getByRole('textbox', { name: 'Cliente' }).fill('ana lópez')
      await page.getByRole('button', { name: 'Buscar coincidencias' }).click()
      await new TablePart(page, 'Coincidencias').row('Ana').getByRole('button', { name: 'Elegir' }).click()
      await page.getByRole('textbox', { name: 'Motivo' }).fill('Manejo del estrés')
      await page.getByRole('textbox', { name: 'Fecha de creación' }).fill('15/01/2026')
      await page.getByRole('button', { name: 'Guardar' }).click()
      await expect(page).toHaveURL(/\/asesorias(\?|$)/)
      await expect(list.row('Manejo del estrés')).toHaveCount(1)
      const added = { motivo: 'Manejo del estrés', creacion: '2026-01-15', descripcion: null }
      expect(plain.backend.data.asesorias).toContainEqual(expect.objectContaining(added))
    },
  )
})

test(
  '[D38] [D45] [N-04] users have no «Permisos»; plans can be created, changed and deleted',
  local,
  async ({ page, plain }) => {
    const users = new TablePart(page, 'Usuarios')
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await page.goto('/usuarios/nuevo')
    await field('Nombre').fill('Ulises')
    await field('Apellido paterno').fill('Prueba')
    await field('Correo').fill('ulises@demo.mx')
    await field('Contraseña').fill('cuatro gatos verdes 4')
    await field('Confirmar contraseña').fill('cuatro gatos verdes 4')
    await page.getByRole('combobox', { name: 'Tipo' }).click()
    await page.getByRole('option', { name: 'Asesor' }).click()
    await expect(page.getByText('Permisos')).toHaveCount(0)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(/\/usuarios(\?|$)/)
    await users.row('Ulises').getByRole('link', { name: 'Editar' }).click()
    await expect(field('Nombre')).toHaveValue('Ulises')
    await expect(page.getByText('Permisos')).toHaveCount(0)
    await field('Apellido materno').fill('Ítaca')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(users.row('Ítaca')).toHaveCount(1)
    const changed = { nombre: 'Ulises', tipo: 1, apellido_materno: 'Ítaca' }
    expect(plain.backend.data.usuarios).toContainEqual(expect.objectContaining(changed))

    const plans = new TablePart(page, 'Membresias')
    await page.goto('/configuracion/membresias')
    await page.getByRole('button', { name: 'Agregar membresia' }).first().click()
    const add = page.getByRole('dialog', { name: 'Agregar membresia' })
    await add.getByRole('textbox', { name: 'Nombre' }).fill('Áurea')
    await add.getByRole('button', { name: 'Agregar beneficio' }).click()
    await add.getByRole('textbox', { name: 'Beneficio 1' }).fill('Boletín')
    await add.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(add).toBeHidden()
    await plans.row('Áurea').getByRole('button', { name: 'Editar' }).click()
    const edit = page.getByRole('dialog', { name: 'Editar membresia' })
    await expect(edit.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Áurea')
    await edit.getByRole('textbox', { name: 'Precio' }).fill('1234.5')
    await edit.getByRole('button', { name: 'Guardar' }).click()
    await expect(edit).toBeHidden()
    await expect(plans.row('Áurea')).toContainText('$ 1,234.50')
    await plans.row('Áurea').getByRole('button', { name: 'Eliminar' }).click()
    const remove = page.getByRole('alertdialog', { name: 'Eliminar membresia' })
    await remove.getByRole('button', { name: 'Si', exact: true }).click()
    await expect(remove).toBeHidden()
    expect(plain.backend.data.membresias).toEqual([])
  },
)

test.describe('one’s own account', () => {
  test.use({ signedIn: false })

  test(
    '[D38] [D45] [N-04] the digits in the answer recover an account; the profile requires no «Contraseña actual»',
    local,
    async ({ page, plain }) => {
      const login = new LoginPage(page)
      const shell = new Shell(page)
      plain.backend.answers('POST /auth/confirmar_correo', () => ({ msg: 'Va un código', codigo: CODIGO }))
      plain.backend.answers('POST /auth/recuperar_password', ({ password }, { data }) => {
        data.contrasenas[rosa] = password
        return { msg: 'Contraseña cambiada' }
      })
      await login.open()
      await login.forgotten.click()
      await page.getByLabel('Correo').fill(email)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('group', { name: 'Código de 4 dígitos' })).toBeVisible()
      await page.keyboard.type('0000')
      await page.getByRole('button', { name: 'Recuperar cuenta' }).click()
      await expect(shell.alert('El código no coincide')).toBeVisible()
      await page.getByRole('textbox', { name: 'Dígito 1 de 4' }).click()
      await page.keyboard.type(CODIGO)
      await page.keyboard.press('Enter')
      await page.getByLabel('Nueva contraseña', { exact: true }).fill('tres tristes tigres 3')
      await page.keyboard.press('Enter')
      await login.signIn({ email, password: 'tres tristes tigres 3' })
      await expect(page).toHaveURL('/dashboard')

      await page.goto('/configuracion/perfil')
      const field = (name: string) => page.getByRole('textbox', { name, exact: true })
      await expect(field('Nombre')).toHaveValue('Rosa')
      await field('Nombre').fill('Rosa Inés')
      await field('Contraseña').fill('otra clave larga 5')
      await expect(field('Contraseña actual')).toHaveCount(0)
      await page.getByRole('button', { name: 'Guardar perfil' }).click()
      await expect(page.getByRole('banner')).toContainText('Rosa Inés')
      await page.evaluate(() => localStorage.clear())
      await login.open()
      await login.signIn({ email, password: 'otra clave larga 5' })
      await expect(page).toHaveURL('/dashboard')
    },
  )
})
