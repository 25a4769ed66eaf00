// Before the first chunk, which is loaded by it.
import './files/install'
import { NO_PROGRAM } from './noProgram'

// Federation needs an asynchronous border before the first use of a shared module.
import(/* webpackChunkName: "bootstrap" */ './bootstrap').catch((error: unknown) => {
  dispatchEvent(new Event(NO_PROGRAM))
  throw error
})
