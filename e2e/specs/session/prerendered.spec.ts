import type { Page } from '@playwright/test'
import { axeBreaches, everyRule } from '@backoffice/entrega/publish/conformance'
import { admin } from '../../fixtures/stack.ts'
import { expect, test } from '../../fixtures/test.ts'
import { LoginPage } from '../../pages/login.ts'

const sizes = [
  [1440, 900],
  [390, 844],
] as const

/** Holds every program of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Not for the page's load, which waits for its programs. */
async function open(login: LoginPage, path = '/login') {
  await login.page.goto(path, { waitUntil: 'commit' })
  await login.email.waitFor()
}

const isTaken = (page: Page) => expect(page.locator('#prerendered')).toHaveCount(0)

test.describe('signed out', () => {
  test.use({ as: null })

  for (const path of ['/login', '/'])
    test(`[L-01] [L-04] ${path} shows the form before any program is there; what is typed and pressed, the focus and its place stay`, async ({
      page,
    }) => {
      const release = await holdScripts(page)
      const login = new LoginPage(page)
      await open(login, path)
      await expect(login.email).toBeFocused()
      await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
      await login.email.pressSequentially('ana@demo.mx')
      await login.password.pressSequentially('secreta')
      await login.password.press('ArrowLeft')
      await login.password.press('ArrowLeft')
      release()
      await isTaken(page)
      await expect(login.email).toHaveValue('ana@demo.mx')
      await expect(login.password).toHaveValue('secreta')
      await expect(page.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible()
      await expect(login.password).toBeFocused()
      await page.keyboard.type('_')
      await expect(login.password).toHaveValue('secre_ta')
    })

  test('[L-01] the app’s form waits for a letter that is half typed, such as an accent before its vowel', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    const login = new LoginPage(page)
    await open(login)
    await login.password.pressSequentially('cami')
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 })
    release()
    await expect(page.locator('[data-waiting]')).toBeAttached()
    // Long enough for the form to go over, if it did.
    await page.waitForTimeout(1_000)
    await keyboard.send('Input.insertText', { text: 'ó' })
    await isTaken(page)
    await expect(login.password).toBeFocused()
    await page.keyboard.type('n')
    await expect(login.password).toHaveValue('camión')
  })

  test('asks for no file of the frame until somebody types', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const ofFrame = () => asked.filter((file) => file.startsWith('/assets/shell.'))
    await page.goto('/login')
    await isTaken(page)
    expect(ofFrame()).toEqual([])
    await new LoginPage(page).email.press('a')
    await expect.poll(ofFrame).not.toEqual([])
  })

  test('[L-02] Enter before the programs are there signs in as soon as they are', async ({ page }) => {
    const release = await holdScripts(page)
    const login = new LoginPage(page)
    await open(login)
    await login.signIn(admin)
    await expect(login.submit).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page).toHaveURL('/dashboard')
  })

  test('[L-02] who corrects after Enter presses it again; a button pressed twice was not pressed', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    const login = new LoginPage(page)
    await open(login)
    await login.signIn({ ...admin, password: 'a medias' })
    const toggle = page.getByRole('button', { name: 'Mostrar contraseña' })
    await toggle.click()
    await toggle.click()
    await login.password.fill(admin.password)
    await expect(login.submit).not.toHaveAttribute('aria-busy')
    release()
    await isTaken(page)
    await expect(login.password).toHaveAttribute('type', 'password')
    await expect(page).toHaveURL('/login')
    await login.password.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })

  for (const program of ['main', 'kit'])
    test(`without «${program}» the page says that the application did not come, and what is typed stays`, async ({
      page,
      problems,
    }) => {
      problems.allow(/^failed /, /^console /, /^pageerror /)
      await page.route(new RegExp(`/assets/${program}\\.[^/]*js$`), (route) => route.abort())
      const login = new LoginPage(page)
      await open(login)
      await login.email.fill('ana@demo.mx')
      await expect(page.getByRole('alert')).toContainText('No se pudo cargar la aplicación.')
      await expect(login.email).toHaveValue('ana@demo.mx')
      await page.screenshot({ path: `../capturas/sin-programas-${program}.png` })
    })

  test('the app’s own form takes the same place, and nothing moves', async ({ page }) => {
    for (const [width, height] of sizes)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme })
        const release = await holdScripts(page)
        const login = new LoginPage(page)
        await open(login)
        await page.evaluate(() => document.fonts.ready)
        const before = await places(login)
        await page.screenshot({ path: `../capturas/prerendered-${width}-${colorScheme}.png` })
        expect(await axeBreaches(page, everyRule)).toEqual([])
        release()
        await isTaken(page)
        // The border's colour goes over in 150 ms.
        await expect.poll(() => places(login)).toEqual(before)
        await page.screenshot({ path: `../capturas/prerendered-app-${width}-${colorScheme}.png` })
        await page.unrouteAll()
      }
  })

  test('an address that needs nobody to sign in shows no form', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/no-existe', { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeAttached()
    await expect(page.locator('#prerendered input')).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  })
})

test('signed in, the page has no form of sign-in at any time', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeAttached()
  await expect(page.locator('input')).toHaveCount(0)
  release()
  await expect(page).toHaveURL('/dashboard')
})

/** Where the parts of the form lie, and how they are painted. */
const places = async (login: LoginPage) => {
  const one = (part: LoginPage['email']) =>
    part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, borderColor, outline, font } = getComputedStyle(element)
      return { x, y, width, height, color, backgroundColor, borderColor, outline, font }
    })
  return Promise.all([login.email, login.password, login.submit, login.forgotten].map(one))
}
