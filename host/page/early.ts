// The build inlines this script into the page; what it does is told in entrega/page/first.ts.
import { askFirst } from '@backoffice/entrega/page/first'
import { isSignIn } from '../src/router/is-sign-in'

askFirst(isSignIn)
