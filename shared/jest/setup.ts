/** Before every test file of a browser package: jest-dom's matchers, what jsdom lacks, and no unexpected console.error. */
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import './browser'
import './console'

// A second is not enough where several suites share two cores; a test that passes waits no longer for it.
configure({ asyncUtilTimeout: 5_000 })
