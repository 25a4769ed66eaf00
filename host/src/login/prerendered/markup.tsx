import { UiProvider } from '@backoffice/shared/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { LoginFrame } from '../LoginFrame.tsx'
import { SignInForm } from '../SignInForm.tsx'

const nothing = () => undefined

/** Sign-in as HTML with its styles, for the page itself; the build calls it (entrega/build/page/prerendered.ts). */
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
