import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Beside the other build of the comparison. */
const outDir = '../../../../dist/peer'

export default defineConfig({
  plugins: [react()],
  // The gateway writes each answer's nonce in the place of this text.
  html: { cspNonce: '__CSP_NONCE__' },
  build: { outDir, emptyOutDir: true },
})
