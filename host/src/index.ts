// Before the first chunk is loaded.
import './files/install'
import './bootstrap'
