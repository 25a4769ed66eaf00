/** Before every test file of a browser package: jest-dom's matchers, what jsdom lacks, and no unexpected console.error. */
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import './browser'
import './console'

declare const testPatience: number

// The first screen of a file waits for the modules that it loads lazily, which jest reads and runs one by one: 2 s on a free
// machine with nothing cached. A test that passes waits no longer for it.
configure({ asyncUtilTimeout: 5_000 * testPatience })
