import { describe, expect, it } from 'vitest'
import { percent, points } from './words'

describe('chances as people read them', () => {
  it('rounds shares to whole percents', () => {
    expect(percent(0)).toBe(0)
    expect(percent(0.496)).toBe(50)
    expect(percent(1)).toBe(100)
  })

  it('never calls a loss none', () => {
    expect(points(0.001)).toBe(1)
    expect(points(0.123)).toBe(12)
    expect(points(0)).toBe(0)
  })
})
