import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXTENSIONES_ARCHIVO, EXTENSIONES_QUE_SE_VEN } from '@backoffice/shared/contract'
import { kindOf } from './content/kinds.ts'

test('[P-14] what is sent to be seen is what the contract says that browsers show', () => {
  const shown = EXTENSIONES_ARCHIVO.filter((extension) => kindOf(extension)?.inline)
  assert.deepEqual(shown, EXTENSIONES_QUE_SE_VEN)
})
