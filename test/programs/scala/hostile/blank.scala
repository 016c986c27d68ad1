   

	
// nothing
/* nothing */