/** Everyday words of creators that no field owns, for spelling and for telling English from other languages. */
export const creatorWords = `
beginner beginners advanced tips tricks hacks ideas tutorial tutorials guide review reviews routine routines lesson lessons course courses
challenge challenges mistake mistakes story stories journey experience inspiration motivation basics secrets advice
unboxing haul hauls vlog vlogs vlogging vlogger vloggers blog blogging podcast podcasts podcasting livestream streaming reaction
aesthetic asmr mukbang grwm ootd kdrama kpop anime manga cosplay fandom
favorite favourite healthy easy quick simple cheap affordable budget homemade handmade organic natural vintage
morning evening night weekend weekly monthly daily summer winter autumn spring
parents moms mums dads kids toddlers babies teens students teachers nurses women men couples families seniors freelancers entrepreneurs
creators influencers founders designers developers artists photographers musicians runners athletes travellers travelers gardeners bakers
restaurant business exercise vegetable vegetables friend friends family definitely different difficult beautiful
`
