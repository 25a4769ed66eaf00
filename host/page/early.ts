// The build inlines this script into the page; entrega/page/first.ts says what it does.
import { askFirst } from '@backoffice/entrega/page/first'
import { isSignIn } from '../src/places/isSignIn.ts'

askFirst(isSignIn)
