/** A speed in percent as players show it: "1.0×", "1.25×". */
export const formatSpeed = (percent: number): string => `${(percent / 100).toFixed(2).replace(/0$/, '')}×`
