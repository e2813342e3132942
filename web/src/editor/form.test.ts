import { expect, test } from 'vitest'
import { Form, type Schema } from './form'

const crew: Schema = { type: 'array', items: { type: 'string', enum: ['copper', 'stone'] } }
const form = new Form({
  $ref: '#/$defs/Dump',
  $defs: {
    Dump: {
      type: 'object',
      properties: {
        round: { type: 'integer' },
        phase: { type: 'string', enum: ['turn', 'bid'] },
        place: { anyOf: [{ $ref: '#/$defs/Place' }, { type: 'null' }] },
        bank: { type: 'array', items: { anyOf: [crew, { type: 'null' }] } },
        settlements: {
          type: 'object',
          additionalProperties: { type: 'object', properties: { seat: { type: 'integer' } } },
          propertyNames: { enum: ['e5', 'f4'] },
        },
        by: { anyOf: [{ type: 'integer' }, { type: 'string', enum: ['neutral'] }] },
      },
    },
    Place: { type: 'object', properties: { area: { type: 'string', enum: ['bank'] }, space: { type: 'integer' } } },
  },
})

test('what may stand at a path', () => {
  expect(form.kinds(form.at(['round']))).toEqual([{ is: 'number' }])
  expect(form.kinds(form.at(['bank', 2, 0]))).toEqual([{ is: 'word', words: ['copper', 'stone'] }])
  expect(form.kinds(form.at(['settlements']))[0]).toMatchObject({ is: 'map', keys: ['e5', 'f4'] })
  expect(form.kinds(form.at(['settlements', 'e5', 'seat']))).toEqual([{ is: 'number' }])
  expect(form.kinds(form.at(['by']))).toEqual([{ is: 'number' }, { is: 'word', words: ['neutral'] }])
  expect(form.kinds(form.at(['nothing']))).toEqual([])
})

test('what may be null, and what a new value begins as', () => {
  expect(form.isOptional(form.at(['place']))).toBe(true)
  expect(form.isOptional(form.at(['bank', 0]))).toBe(true)
  expect(form.isOptional(form.at(['round']))).toBe(false)
  expect(form.blank(form.at(['place']))).toEqual({ area: 'bank', space: 0 })
  expect(form.blank(form.at(['bank', 0]))).toEqual([])
})
