// Before the first chunk, which is loaded by it.
import './files/install'

// Federation needs an asynchronous border before the first use of a shared module.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap')
