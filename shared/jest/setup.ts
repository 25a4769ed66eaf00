/** Before every test file of a browser package: jest-dom's matchers, what jsdom lacks, and no unexpected console.error. */
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import './browser'
import './console'

declare const testPatience: number

// Where several suites share the cores a second is not enough; a test that passes waits no longer for it.
configure({ asyncUtilTimeout: 2_500 * testPatience })
