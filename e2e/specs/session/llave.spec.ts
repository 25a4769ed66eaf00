import { chromium, expect, test } from '@playwright/test'
import { patient } from '../../../tooling/patience/patience.ts'
import { launchOptions } from '../../fixtures/chromium.ts'
import { LocalStack } from '../../fixtures/servers/local-stack.ts'
import { admin } from '../../fixtures/stack.ts'
import { signedIn } from '../../fixtures/test.ts'

/** Passkeys need a name: this one leads to the stack, whatever its port. */
const ORIGIN = 'http://oficina.localhost'

test('[E-17] a passkey is added and opens the next sign-in, with the browser’s own calls @local', async () => {
  test.setTimeout(patient(180_000))
  const stack = await LocalStack.start({ PUBLIC_URL: ORIGIN })
  const { port } = new URL(stack.url)
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP oficina.localhost:80 127.0.0.1:${port}`],
  })
  try {
    const email = await stack.db.addUsuario({ permisos: { configuracion: { perfil: { ver: true } } } })
    const session = await signedIn(stack, email)
    const { localStorage = [] } = (typeof session === 'object' && session.origins[0]) || {}
    const context = await browser.newContext({
      baseURL: ORIGIN,
      storageState: { cookies: [], origins: [{ origin: ORIGIN, localStorage }] },
    })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.goto('/configuracion/perfil?vista=seguridad')
    const card = page.getByRole('region', { name: 'Segundo paso' })
    await card.getByRole('button', { name: 'Agregar una llave de acceso' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nombre').fill('Teléfono')
    await dialog.getByLabel('Contraseña actual').fill(admin.password)
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await dialog.getByRole('button', { name: 'Ya los guardé' }).click()
    await expect(card.getByRole('button', { name: 'Quitar «Teléfono»' })).toBeVisible()

    await page.evaluate(() => window.localStorage.clear())
    await page.goto('/login')
    const form = page.getByRole('region', { name: 'Iniciar sesión' })
    await form.getByLabel('Correo').fill(email)
    await form.getByLabel('Contraseña', { exact: true }).fill(admin.password)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Usar una llave de acceso' }).click()
    await expect(page).toHaveURL('/dashboard')
  } finally {
    await browser.close()
    await stack.stop()
  }
})
