import { UiProvider } from '@backoffice/shared/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { LoginFrame } from '../LoginFrame'
import { SignInForm } from '../SignInForm'

const nothing = () => undefined

/** Sign-in as HTML with its styles, for the page itself; the build calls it (entrega/build/entrada.mjs). */
export const markup = (): string =>
  renderToStaticMarkup(
    <UiProvider>
      <LoginFrame>
        <SignInForm
          value={{ email: '', password: '' }}
          onChange={nothing}
          onSubmit={nothing}
          onForgotten={nothing}
        />
      </LoginFrame>
    </UiProvider>,
  )
