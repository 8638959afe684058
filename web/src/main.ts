import { mount } from 'svelte'
import './app.css'
import App from './shell/App.svelte'
import { keepTheShell } from './shell/installing.ts'

mount(App, { target: document.getElementById('app')! })
keepTheShell()
